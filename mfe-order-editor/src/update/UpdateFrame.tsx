import { createEmitter } from '@carrier-portal/contract'
import { Dialog, ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { Ask } from '../ask/Ask.tsx'
import { Actions } from './Actions.tsx'
import type { UpdateForm } from './form.ts'
import { messages } from './messages.ts'
import { Sections } from './Sections.tsx'
import { isTyped } from './typedWork.ts'
import { type Destination, type Question, type UpdateTools, UpdateToolsProvider } from './updateTools.ts'
import { useAttempt } from './useAttempt.ts'
import { useFormSelection } from './useFormSelection.ts'
import { useHoldWork, useKeepDraft } from './useKeepDraft.ts'
import { useSaveKey } from './useSaveKey.ts'
import type { useUpdate } from './useUpdate.ts'

export interface UpdateFrameProps {
  readonly workOrderNumber: string
  readonly update: ReturnType<typeof useUpdate>
}

/** The dialog around the form: what it shows while loading and saving, what it asks, its foot. */
export function UpdateFrame({ workOrderNumber, update }: UpdateFrameProps) {
  const t = useMessages(messages)
  const { phase, basis } = update
  const form = useForm<UpdateForm>()
  const content = useRef<HTMLDivElement>(null)
  const [question, setQuestion] = useState<Question>()
  const typed = useFormSelection((values) => basis !== undefined && isTyped(values, basis.start))
  const tools = useTools(update, setQuestion)
  const attempt = useAttempt(tools, content)
  const saveIfDone = () => {
    if (phase.state !== 'saving' && phase.state !== 'conflict') attempt.save()
  }
  useKeepDraft(basis)
  useHoldWork(typed)
  useSaveKey(content, saveIfDone)

  return (
    <Dialog
      title={t.title(workOrderNumber)}
      size="full"
      busy={phase.state === 'saving' || question !== undefined}
      dirty={typed}
      onClose={() => update.close(typed)}
      actions={(requestClose) =>
        question ? (
          <Ask question={question} onAnswered={() => setQuestion(undefined)} />
        ) : tools ? (
          <UpdateToolsProvider value={tools}>
            <Actions phase={phase} attempt={attempt} onCancel={requestClose} />
          </UpdateToolsProvider>
        ) : (
          <Button variant="outlined" onClick={requestClose}>
            {t.cancel}
          </Button>
        )
      }
    >
      <div ref={content}>
        {phase.state === 'loading' && <Loading />}
        {phase.state === 'unloaded' && (
          <ErrorAlert action={<Button onClick={phase.retry}>{t.tryAgain}</Button>}>{t.failed}</ErrorAlert>
        )}
        {tools && (
          <UpdateToolsProvider value={tools}>
            <Sections
              phase={phase}
              onReload={update.reload}
              onKeep={(present) => update.keep(form.getState().values, present)}
              onRestore={update.restore}
            />
          </UpdateToolsProvider>
        )}
      </div>
    </Dialog>
  )
}

/** One object for as long as the order is the same, so that no key press draws more than its own field. */
function useTools(update: UpdateFrameProps['update'], ask: UpdateTools['ask']): UpdateTools | undefined {
  const { basis } = update
  const reset = useRef(update.resetItems)
  reset.current = update.resetItems
  return useMemo(() => {
    if (!basis) return undefined
    const destinations = createEmitter<Destination>()
    return {
      ...basis,
      ask,
      destinations,
      goTo: destinations.emit,
      left: new Set<string>(),
      resetItems: (form) => void reset.current(form),
    }
  }, [basis, ask])
}
