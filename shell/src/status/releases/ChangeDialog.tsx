import { Dialog, ErrorAlert, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { CheckboxInput, CheckboxLabel, Input, LabeledField, Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { useState } from 'react'
import { messages } from './messages.ts'
import type { ReleaseRequest } from './releaseRequests.ts'

/** A change that a button has started. `stop` and `rollback` are the same request: a rollback ends a running trial. */
export interface StartedChange {
  readonly action: 'promote' | 'block' | 'rollback' | 'stop'
  readonly remote: string
  /** The changed version; of a rollback the one that its users get. */
  readonly version: string
}

const SHARES = [5, 25, 50, 100]

interface ChangeDialogProps {
  readonly started: StartedChange
  onClose(): void
  /** Resolves with the reason of a refusal. */
  onConfirm(request: ReleaseRequest): Promise<string | undefined>
}

/** The form of a change: its reason, and the share of a promotion. */
export function ChangeDialog({ started, onClose, onConfirm }: ChangeDialogProps) {
  const t = useMessages(messages)
  const { action, remote, version } = started
  const [percent, setPercent] = useState(5)
  const [watch, setWatch] = useState(true)
  const [why, setWhy] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const subject = action === 'rollback' ? t.backTo(remote, version) : `${remote}@${version}`

  async function confirm() {
    setBusy(true)
    const reason = await onConfirm(
      requestOf(action, { version, percent, watch: watch && percent < 100, why: why.trim() }),
    )
    setBusy(false)
    if (reason === undefined) onClose()
    else setRefusal(reason || t.failed)
  }

  return (
    <Dialog
      title={
        <>
          {t.questions[action]} <Subject>{subject}</Subject>
        </>
      }
      busy={busy}
      onClose={onClose}
      actions={(requestClose) => (
        <>
          <Button onClick={requestClose}>{t.cancel}</Button>
          <LoadingButton
            variant="contained"
            busy={busy}
            disabled={action === 'block' && why.trim() === ''}
            onClick={() => void confirm()}
            label={t[action]}
            busyLabel={t[action]}
          />
        </>
      )}
    >
      <Stack $gap={4}>
        {refusal !== undefined && <ErrorAlert>{refusal}</ErrorAlert>}
        {action === 'promote' && (
          <>
            <LabeledField id="release-share" label={t.share}>
              {(described) => (
                <Select {...described} value={percent} onChange={({ target }) => setPercent(Number(target.value))}>
                  {SHARES.map((share) => (
                    <option key={share} value={share}>
                      {t.ofUsers(share)}
                    </option>
                  ))}
                </Select>
              )}
            </LabeledField>
            <CheckboxLabel>
              <CheckboxInput
                type="checkbox"
                checked={watch && percent < 100}
                disabled={percent === 100}
                onChange={({ target }) => setWatch(target.checked)}
              />
              {t.watch}
            </CheckboxLabel>
          </>
        )}
        <LabeledField id="release-reason" label={t.reason} required={action === 'block'}>
          {(described) => (
            <Input {...described} type="text" value={why} onChange={({ target }) => setWhy(target.value)} />
          )}
        </LabeledField>
      </Stack>
    </Dialog>
  )
}

/** In a line of its own where it does not fit: the browser would break it after a hyphen. */
const Subject = styled.span`
  display: inline-block;
  max-width: 100%;
`

interface ChangeValues {
  readonly version: string
  readonly percent: number
  readonly watch: boolean
  readonly why: string
}

function requestOf(action: StartedChange['action'], { version, percent, watch, why }: ChangeValues): ReleaseRequest {
  if (action === 'promote') return { verb: 'promote', version, percent, watch, why }
  if (action === 'block') return { verb: 'block', version, reason: why, why }
  return { verb: 'rollback', why }
}
