/** The door to everything that tells a person how things stand, and to the providers around a screen. */

export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { ErrorAlert, type ErrorAlertProps } from './ErrorAlert.tsx'
export { Icon, type IconName } from './Icon.tsx'
export { Loading, Spinner } from './Loading.tsx'
export { LoadingButton, type LoadingButtonProps } from './LoadingButton.tsx'
export { RemoteProviders, type RemoteProvidersProps } from './RemoteProviders.tsx'
export { Skeleton } from './Skeleton.tsx'
export { CountedText, ExternalText, Mono, TabularNumbers, VisuallyHidden } from './Text.tsx'
export {
  type DialogPlace,
  ThemedRoot,
  type Tokens,
  UiProvider,
  type UiProviderProps,
  type UiScope,
  useSurroundings,
} from './UiProvider.tsx'
export { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'
export { useMediaQuery } from './useMediaQuery.ts'
