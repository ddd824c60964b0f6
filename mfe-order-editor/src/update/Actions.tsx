import { ErrorAlert, Icon, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import { MissingList } from './MissingList.tsx'
import { messages } from './messages.ts'
import { useUpdateTools } from './updateTools.ts'
import type { Attempt } from './useAttempt.ts'
import { isSameList, useFormSelection } from './useFormSelection.ts'
import type { Phase } from './useUpdate.ts'

export interface ActionsProps {
  readonly phase: Phase
  readonly attempt: Attempt
  onCancel(): void
}

/** The sticky foot: what went wrong, what is missing, Cancel and Save. */
export function Actions({ phase, attempt, onCancel }: ActionsProps) {
  const t = useMessages(messages)
  const { judge } = useUpdateTools()
  const problems = useFormSelection(judge.problems, isSameList)
  const listId = useId()
  const missing = problems.length > 0
  return (
    <Foot>
      {phase.state === 'failed' && <ErrorAlert>{t.failed}</ErrorAlert>}
      {missing && attempt.listOpen && <MissingList id={listId} problems={problems} onGoTo={attempt.goTo} />}
      <Buttons>
        <Missing role="status">
          {missing && (
            <Button
              variant="text"
              aria-expanded={attempt.listOpen}
              aria-controls={attempt.listOpen ? listId : undefined}
              onClick={attempt.toggleList}
            >
              <Icon name="alert" />
              {t.missing(problems.length)}
            </Button>
          )}
        </Missing>
        <Button variant="outlined" onClick={onCancel}>
          {t.cancel}
        </Button>
        <LoadingButton
          variant="contained"
          busy={phase.state === 'saving'}
          disabled={missing || phase.state === 'conflict'}
          label={t.save}
          busyLabel={t.saving}
          onClick={attempt.save}
        />
      </Buttons>
    </Foot>
  )
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  flex: 1 1 100%;
  min-width: 0;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  > button {
    flex: 1 1 auto;
  }
  ${wide.desk} {
    > button {
      flex: 0 0 auto;
    }
  }
`

const Missing = styled.div`
  flex: 1 1 100%;
  button {
    color: ${color.warning};
    gap: ${space(1)};
  }
  ${wide.desk} {
    flex: 1 1 auto;
  }
`
