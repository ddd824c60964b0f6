import { useStore } from '@carrier-portal/contract'
import { UnsavedChangesDialog } from '@carrier-portal/shared-ui/feedback'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'

/** Back and Forward with something typed ask what closing asks. */
export function LeaveQuestionHost() {
  const { leaving } = useSignedIn()
  if (!useStore(leaving.asking)) return null
  return <UnsavedChangesDialog onKeep={() => leaving.answer(false)} onDiscard={() => leaving.answer(true)} />
}
