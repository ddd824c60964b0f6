import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import type { FieldNotes } from './fieldNotes.ts'
import { messages } from './messages.ts'

interface TimeNotesProps extends Partial<FieldNotes> {
  /** The abbreviation of the field's zone; omitted where the section's heading shows it. */
  readonly abbreviation?: string
}

/** The notes below a time field: its zone, the time at the stop, warnings. None of them disables Save. */
export function TimeNotes({ abbreviation, atStop, savedAs, unusual = [] }: TimeNotesProps) {
  const t = useMessages(messages)
  return (
    <>
      {abbreviation !== undefined && <Line>{t.timeIn(abbreviation)}</Line>}
      {savedAs !== undefined && <Line dir="auto">{t.savedAs(savedAs)}</Line>}
      {atStop !== undefined && <Line>{t.atStop(atStop)}</Line>}
      {unusual.map((kind) => (
        <Warning key={kind}>
          <Icon name="alert" />
          {t.unusual[kind]}
        </Warning>
      ))}
    </>
  )
}

const Line = styled.div`
  font-size: ${type.small};
  color: ${color.muted};
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${tabularNumbers}
`

const Warning = styled(Line)`
  display: flex;
  gap: ${space(1)};
  color: ${color.warning};
`
