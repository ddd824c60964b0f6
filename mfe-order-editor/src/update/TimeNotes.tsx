import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabular, type } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { OddTime } from './warnings.ts'
import { words } from './words.ts'

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
  const say = useWords(words)
  return (
    <>
      {letters !== undefined && <Line>{say.timeIn(letters)}</Line>}
      {savedAs !== undefined && <Line dir="auto">{say.savedAs(savedAs)}</Line>}
      {atStop !== undefined && <Line>{say.atStop(atStop)}</Line>}
      {odd.map((kind) => (
        <Warning key={kind}>
          <Icon name="alert" />
          {say.oddTimes[kind]}
        </Warning>
      ))}
    </>
  )
}

const Line = styled.div`
  font-size: ${type.small};
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${tabular}
`

const Warning = styled(Line)`
  display: flex;
  gap: ${space(1)};
  color: ${color.warning};
`
