import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'
import type { OddTime } from './warnings.ts'

export interface TimeNotesProps {
  /** The zone that the field means; left out where a column says it. */
  readonly letters?: string
  readonly atStop: string | undefined
  /** A saved text that nobody can read, and so no input can show. */
  readonly savedAs: string | undefined
  readonly odd: readonly OddTime[]
}

/** What is to be known of a time beside the time itself. Nothing of it blocks. */
export function TimeNotes({ letters, atStop, savedAs, odd }: TimeNotesProps) {
  const t = useMessages(messages)
  return (
    <>
      {letters !== undefined && <Line>{t.timeIn(letters)}</Line>}
      {savedAs !== undefined && <Line dir="auto">{t.savedAs(savedAs)}</Line>}
      {atStop !== undefined && <Line>{t.atStop(atStop)}</Line>}
      {odd.map((kind) => (
        <Warning key={kind}>
          <Icon name="alert" />
          {t.oddTimes[kind]}
        </Warning>
      ))}
    </>
  )
}

const Line = styled.div`
  font-size: ${type.small};
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${tabularNumbers}
`

const Warning = styled(Line)`
  display: flex;
  gap: ${space(1)};
  color: ${color.warning};
`
