import {
  Dialog,
  DraftOffer,
  ErrorAlert,
  NoticeRegion,
  useFormDraft,
  useSurroundings,
} from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { narrow, wide } from '@carrier-portal/shared-ui/theme'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { ChargeQuestion, useChargeQuestion } from '../charge-question/ChargeQuestion.tsx'
import { LoadError } from '../failure/LoadError.tsx'
import { ChargeField } from '../fields/ChargeField.tsx'
import { CancelAndSubmit } from '../footer/CancelAndSubmit.tsx'
import { FooterButtons } from '../footer/FooterButtons.ts'
import { FailedSave } from '../outbox/FailedSave.tsx'
import { LoadingForm } from '../outbox/LoadingForm.tsx'
import { SlowSave } from '../outbox/SlowSave.tsx'
import { useScansOverFields } from '../scan/useScansOverFields.ts'
import { ChargeComparison } from './ChargeComparison.tsx'
import type { ChargeForm } from './ChargeDialog.tsx'
import { messages } from './messages.ts'
import { CHARGE_JOB } from './unsentCharge.ts'
import type { useCharge } from './useCharge.ts'

interface ChargeDialogBodyProps {
  readonly workOrderNumber: string
  readonly correction: ReturnType<typeof useCharge>
}

/** The dialog around the form: current and new charge, and a confirmation for an unusual one. */
export function ChargeDialogBody({ workOrderNumber, correction }: ChargeDialogBodyProps) {
  const t = useMessages(messages)
  const { progress, old, draftKey } = correction
  const { dialogs } = useSurroundings()
  const form = useForm<ChargeForm>()
  const {
    values,
    valid,
    dirty = false,
  } = useFormState<ChargeForm>({
    subscription: { values: true, valid: true, dirty: true },
  })
  const questionOf = useChargeQuestion()
  const [question, setQuestion] = useState<string>()
  useFormDraft(draftKey, values.charge, dirty)
  const content = useRef<HTMLFormElement>(null)
  // The digits of a code would be an amount, which its Enter sends.
  useScansOverFields<ChargeForm>(content, ['charge'], () => 'refused')
  const isLoaded = progress.state !== 'loading' && progress.state !== 'loadFailed'
  const ready = isLoaded && progress.state !== 'sending'
  const oldMissing = correction.isForDraft ? t.loadFailed : t.oldUnknown

  const submit = () => {
    const next = valid ? questionOf(values.charge, old) : undefined
    if (next === undefined) void form.submit()
    else setQuestion(next)
  }
  const closeQuestion = (isMeant: boolean) => {
    setQuestion(undefined)
    if (isMeant) void form.submit()
  }
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (ready) submit()
  }
  return (
    <Dialog
      title={t.title(workOrderNumber)}
      busy={progress.state === 'sending' || question !== undefined}
      isDirty={() => dirty}
      onClose={correction.close}
      onDiscard={correction.dropDraft}
      actions={(requestClose) => (
        <>
          {question !== undefined && <ChargeQuestion question={question} onChoice={closeQuestion} />}
          <SlowSave sending={progress.state === 'sending'} onSendLater={correction.sendLater} />
          <FooterButtons hidden={question !== undefined}>
            <CancelAndSubmit
              cancelLabel={t.cancel}
              submitLabel={t.update}
              sendingLabel={t.updating}
              sending={progress.state === 'sending'}
              disabled={!ready || !valid}
              onCancel={requestClose}
              onSubmit={submit}
            />
          </FooterButtons>
        </>
      )}
    >
      {progress.state === 'loading' && (
        <FormSize>
          <LoadingForm job={CHARGE_JOB} workOrderNumber={workOrderNumber} />
        </FormSize>
      )}
      {progress.state === 'loadFailed' && <LoadError failure={progress}>{t.loadFailed}</LoadError>}
      <NoticeRegion>
        {isLoaded && (
          <DraftOffer<string>
            draftKey={draftKey}
            dirty={dirty}
            startsInField
            onRestore={(charge) => form.change('charge', charge)}
          />
        )}
      </NoticeRegion>
      {isLoaded && (
        <Stack as="form" ref={content} $gap={4} onSubmit={enter} noValidate>
          {correction.oldFailure && (
            <LoadError failure={correction.oldFailure}>{old === null ? oldMissing : t.oldOfSave}</LoadError>
          )}
          <FailedSave state={progress.state} crashed={t.crashed} onDismiss={correction.dismiss}>
            {correction.isNotCompleted ? `${t.failed} ${t.notCompleted}` : t.failed}
          </FailedSave>
          {progress.state === 'changed' && <ErrorAlert onDismiss={correction.dismiss}>{t.changed}</ErrorAlert>}
          {/* In the page of another company a person may type in a field of that page when the order has loaded. */}
          <ChargeField label={t.charge} required autoFocus={dialogs === 'layer'} />
          <ChargeComparison old={old} text={values.charge} />
        </Stack>
      )}
    </Dialog>
  )
}

/** As high as the form, so that the dialog keeps its size when the order has loaded. */
const FormSize = styled.div`
  display: grid;
  align-items: center;
  min-height: 8.5625rem;
  ${narrow} {
    min-height: 9.875rem;
  }
  ${wide.desk} {
    min-height: 7.53125rem;
  }
`
