import { useStore } from '@carrier-portal/contract'
import { UnsavedChangesDialog } from '@carrier-portal/shared-ui/feedback'
import type { NavigationGuard } from './navigationGuard.ts'

/** Shows the navigation guard's confirmation. */
export function UnsavedChangesDialogHost({ guard }: { readonly guard: NavigationGuard }) {
  if (!useStore(guard.isConfirming)) return null
  return <UnsavedChangesDialog onKeep={() => guard.resolve(false)} onDiscard={() => guard.resolve(true)} />
}
