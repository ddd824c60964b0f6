import { useHost } from '@carrier-portal/contract'
import { DraftOffer, Icon, NoticeRegion, StateArea } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Fragment, useEffect } from 'react'
import { CopyNote } from '../../copies/CopyNote.tsx'
import { LoadError } from '../../failure/LoadError.tsx'
import { messages as failureMessages } from '../../failure/messages.ts'
import { NoteFrame } from '../../failure/NoteFrame.ts'
import { LoadingForm } from '../../outbox/LoadingForm.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { useFormSelection } from '../form/useFormSelection.ts'
import { isDirty } from '../rules/isDirty.ts'
import { isDraftSaved } from './isDraftSaved.ts'
import { messages } from './messages.ts'
import { UPDATE_JOB } from './unsentUpdate.ts'
import { draftKey } from './updateDraft.ts'
import type { Update } from './useUpdate.ts'

interface FormStartProps {
  readonly workOrderNumber: string
  readonly update: Update
  /** The form is the short one of a stop. */
  readonly isShort?: boolean
}

/**
 * The load of the order, then where the form began: from a copy, a merge, an unsent save or, if wanted, an earlier draft. The
 * region is rendered while the order loads, so that screen readers announce what appears in it. This component alone renders
 * when the form becomes dirty, and reports that: the dialog around it would make the first key press slow.
 */
export function FormStart({ workOrderNumber, update, isShort = false }: FormStartProps) {
  const t = useMessages(messages)
  const { work } = useHost()
  const { gone } = useMessages(failureMessages)
  const { failed } = useMessages(formMessages)
  const { phase, base, copiedAt, isGone } = update
  const dirty = useFormSelection((values) => isDirty(values, base?.start))
  useEffect(() => (dirty ? work.hold('update') : undefined), [work, dirty])
  const startNotes: Partial<Record<typeof phase.state, string>> = {
    merged: t.merged,
    unsent: isShort ? t.unsentEarlier : t.unsent,
  }
  const note = isGone ? gone : startNotes[phase.state]
  const Area = isShort ? Fragment : StateArea
  return (
    <>
      {!base && (
        <Area>
          {phase.state === 'loading' && <LoadingForm job={UPDATE_JOB} workOrderNumber={workOrderNumber} />}
          {phase.state === 'loadFailed' && <LoadError failure={phase}>{failed}</LoadError>}
        </Area>
      )}
      <Notices>
        {base && (
          <>
            {copiedAt !== undefined && <CopyNote loadedAt={copiedAt} />}
            {note !== undefined && (
              <NoteFrame>
                <Icon name="info" />
                {note}
              </NoteFrame>
            )}
            <DraftOffer
              draftKey={draftKey(workOrderNumber)}
              dirty={dirty}
              isSaved={(draft) => isDraftSaved(draft, base)}
              onRestore={update.restore}
            />
          </>
        )}
      </Notices>
    </>
  )
}

const Notices = styled(NoticeRegion)`
  padding-bottom: ${space(3)};
`
