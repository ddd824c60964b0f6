import { Dialog, ErrorAlert, Loading, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { type FormEvent, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Ask } from '../ask/Ask.tsx'
import { showMoney } from '../details/money.ts'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { ChargeField } from '../fields/ChargeField.tsx'
import { ChargeComparison } from './ChargeComparison.tsx'
import type { ChargeForm } from './ChargeDialog.tsx'
import { chargeDoubt } from './chargeRules.ts'
import { messages } from './messages.ts'
import { chargeDraftKey, type useCharge } from './useCharge.ts'
import { useKeepCharge } from './useKeepCharge.ts'

export interface ChargeFrameProps {
  readonly workOrderNumber: string
  readonly correction: ReturnType<typeof useCharge>
}

/** The dialog around the one field: what was, what will be, and one question more where the new charge is odd. */
export function ChargeFrame({ workOrderNumber, correction }: ChargeFrameProps) {
  const t = useMessages(messages)
  const { progress, old } = correction
  const form = useForm<ChargeForm>()
  const { values, valid } = useFormState<ChargeForm>({ subscription: { values: true, valid: true } })
  const [asking, setAsking] = useState<string>()
  const typed = values.charge !== ''
  useKeepCharge(workOrderNumber, values.charge)
  const ready = progress.state === 'editing' || progress.state === 'failed'

  const submit = () => {
    const doubt = valid && chargeDoubt(Number(values.charge), old)
    if (!doubt) return void form.submit()
    setAsking(t.doubts[doubt](showMoney(Number(values.charge)), old === null ? '' : showMoney(old)))
  }
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (ready) submit()
  }
  return (
    <Dialog
      title={t.title(workOrderNumber)}
      busy={progress.state === 'sending' || asking !== undefined}
      dirty={typed}
      onClose={() => correction.close(typed)}
      actions={(requestClose) =>
        asking === undefined ? (
          <>
            <Button variant="outlined" onClick={requestClose}>
              {t.cancel}
            </Button>
            <LoadingButton
              variant="contained"
              busy={progress.state === 'sending'}
              disabled={!ready || !valid}
              label={t.update}
              busyLabel={t.updating}
              onClick={submit}
            />
          </>
        ) : (
          <Ask
            question={{ text: asking, yes: t.confirm, no: t.goBack, onYes: () => void form.submit() }}
            onAnswered={() => setAsking(undefined)}
          />
        )
      }
    >
      {progress.state === 'loading' && <Loading />}
      {progress.state === 'unloaded' && (
        <ErrorAlert action={<Button onClick={progress.retry}>{t.tryAgain}</Button>}>{t.unloaded}</ErrorAlert>
      )}
      {progress.state !== 'loading' && progress.state !== 'unloaded' && (
        <Stack onSubmit={enter} noValidate>
          {progress.state === 'failed' && <ErrorAlert onDismiss={correction.dismiss}>{t.failed}</ErrorAlert>}
          <DraftOffer<string>
            draftKey={chargeDraftKey(workOrderNumber)}
            typed={typed}
            onRestore={(charge) => form.change('charge', charge)}
          />
          <ChargeField name="charge" label={t.charge} required autoFocus />
          <ChargeComparison old={old} typed={values.charge} />
        </Stack>
      )}
    </Dialog>
  )
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`
