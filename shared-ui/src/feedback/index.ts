/** The door to everything that tells a person how things stand, and to the providers around a screen. */
export { BusyButton, type BusyButtonProps } from './BusyButton.tsx'
export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { ErrorAlert, type ErrorAlertProps } from './ErrorAlert.tsx'
export { Icon, type IconName } from './Icon.tsx'
export { LeaveQuestion } from './LeaveQuestion.tsx'
export { Loading, Spinner } from './Loading.tsx'
export { RemoteProviders, type RemoteProvidersProps } from './RemoteProviders.tsx'
export { Skeleton } from './Skeleton.tsx'
export { CountedText, Figures, Foreign, Mono, Unseen } from './Text.tsx'
export {
  type DialogPlace,
  ThemedRoot,
  type Tokens,
  UiProvider,
  type UiProviderProps,
  type UiScope,
  useSurroundings,
} from './UiProvider.tsx'
export { useMediaQuery } from './useMediaQuery.ts'
