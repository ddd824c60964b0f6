import { ErrorAlert, Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tableQuery, type } from '@carrier-portal/shared-ui/theme'
import { Section } from '../../details/Section.tsx'
import { messages as formMessages } from '../messages.ts'
import { formReasons } from '../rules.ts'
import { useUpdateTools } from '../updateTools.ts'
import { isSameList, useFormSelection } from '../useFormSelection.ts'
import { formWarnings } from '../warnings.ts'
import { ItemCards } from './ItemCards.tsx'
import { ItemTable } from './ItemTable.tsx'
import { ItemTools } from './ItemTools.tsx'
import { messages } from './messages.ts'

/** Item Details: what is done to all rows, what the rows lack together, and the rows. */
export function ItemsSection() {
  const t = useMessages(messages)
  const { sections, formErrors, warnings, timeIn } = useMessages(formMessages)
  const { clock } = useUpdateTools()
  const wide = useMediaQuery(tableQuery)
  const reasons = useFormSelection(formReasons, isSameList)
  const odd = useFormSelection(formWarnings, isSameList)
  const empty = useFormSelection((form) => form.items.length === 0)
  return (
    <Section title={sections.items} level={3} beside={<Zone>{timeIn(clock.abbreviation)}</Zone>}>
      <Stack>
        <ItemTools />
        {reasons.map((reason) => (
          <ErrorAlert key={reason}>{formErrors[reason]}</ErrorAlert>
        ))}
        {odd.map((warning) => (
          <Warning key={warning} role="status">
            <Icon name="alert" />
            {warnings[warning]}
          </Warning>
        ))}
        {empty && <p>{t.none}</p>}
        {!empty && (wide ? <ItemTable /> : <ItemCards />)}
      </Stack>
    </Section>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const Zone = styled.span`
  font-size: ${type.small};
  color: ${color.muted};
`

const Warning = styled.div`
  display: flex;
  gap: ${space(2)};
  color: ${color.warning};
  font-weight: ${type.medium};
`
