import type { LoadedOrder } from '@carrier-portal/contract'
import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { conflictMessages } from './conflictMessages.ts'
import { differenceText } from './differenceText.ts'
import type { Progress } from './useUpdate.ts'

export interface ConflictPanelProps {
  readonly conflict: Extract<Progress, { state: 'conflict' }>
  onReload(present: LoadedOrder): void
  onKeep(present: LoadedOrder): void
}

/** Somebody else saved meanwhile: what differs, and the choice (decisions, section 4). */
export function ConflictPanel({ conflict, onReload, onKeep }: ConflictPanelProps) {
  const t = useMessages(conflictMessages)
  const texts = conflict.differences.map((difference) => differenceText(difference, t))
  return (
    <Frame>
      <ErrorAlert>{t.conflictTitle}</ErrorAlert>
      <ul>
        {texts.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <p>{t.conflictHint}</p>
      <Choices>
        <Button variant="outlined" onClick={() => onReload(conflict.present)}>
          {t.reload}
        </Button>
        <Button variant="contained" onClick={() => onKeep(conflict.present)} autoFocus>
          {t.keepMine}
        </Button>
      </Choices>
    </Frame>
  )
}

const Frame = styled.section`
  padding: ${space(3)};
  border: ${line.thick} solid ${color.danger};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`
