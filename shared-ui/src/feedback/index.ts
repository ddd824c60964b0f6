/** Public API of loading, error, empty and dialog components, and of the providers around a screen. */

export { Dialog, type DialogProps, type DialogSize } from './Dialog.tsx'
export { DraftOffer, type DraftOfferProps } from './DraftOffer.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { ErrorAlert, type ErrorAlertProps } from './ErrorAlert.tsx'
export { Icon, type IconName } from './Icon.tsx'
export { InlineLoading, Loading, Spinner } from './Loading.tsx'
export { LoadingButton, type LoadingButtonProps } from './LoadingButton.tsx'
export { Mark } from './Mark.tsx'
export { MARK } from './markShape.ts'
export { RemoteProviders, type RemoteProvidersProps } from './RemoteProviders.tsx'
export { Skeleton } from './Skeleton.tsx'
export { CountedText, ExternalText, Mono, TabularNumbers, VisuallyHidden } from './Text.tsx'
export {
  type DesignTokens,
  type DialogPlacement,
  ThemedRoot,
  UiProvider,
  type UiProviderProps,
  type UiScope,
  useSurroundings,
} from './UiProvider.tsx'
export { useIsLong } from './useIsLong.ts'
export { useMediaQuery } from './useMediaQuery.ts'
export { useNow } from './useNow.ts'
export { useOnline } from './useOnline.ts'
export { useKeepFocus, useRestoreFocus } from './useRestoreFocus.ts'
export { useWhenOnline } from './useWhenOnline.ts'
