import { ErrorAlert, StatusRegion, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import { Section } from '../../details/Section.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { isSameList, useFormSelection } from '../form/useFormSelection.ts'
import { Warning } from '../form/Warning.tsx'
import { unprovenReasons } from '../rules/orderRules.ts'
import { formWarnings } from '../rules/warnings.ts'
import { messages as timeMessages } from '../time/messages.ts'
import { AddBar } from './AddBar.tsx'
import { ItemCards } from './ItemCards.tsx'
import { ItemTable } from './ItemTable.tsx'
import { ItemTools } from './ItemTools.tsx'
import { itemTableQuery } from './itemTableWidths.ts'
import { PasteMessage } from './PasteMessage.tsx'
import { useFocusAcrossLayouts } from './useFocusAcrossLayouts.ts'

/** Item Details: tools for all rows, form-level messages, and the rows. */
export function ItemsSection() {
  const { sections, formErrors, warnings: warningTexts } = useMessages(formMessages)
  const { timeIn } = useMessages(timeMessages)
  const { clock } = useOrderForm()
  const wide = useMediaQuery(itemTableQuery)
  const keepFocus = useFocusAcrossLayouts(wide)
  const reasons = useFormSelection(unprovenReasons, isSameList)
  const warnings = useFormSelection(formWarnings, isSameList)
  return (
    <Section title={sections.items} beside={<Zone>{timeIn(clock.abbreviation)}</Zone>}>
      <Stack $gap={3} {...keepFocus}>
        <ItemTools />
        {reasons.map((reason) => (
          <ErrorAlert key={reason}>{formErrors[reason]}</ErrorAlert>
        ))}
        <Warnings>
          {warnings.map((warning) => (
            <Warning key={warning}>{warningTexts[warning]}</Warning>
          ))}
        </Warnings>
        {wide ? <ItemTable /> : <ItemCards />}
        <PasteMessage />
        {!wide && <AddBar />}
      </Stack>
    </Section>
  )
}

const Zone = styled.span`
  font-size: ${type.small};
  color: ${color.muted};
`

const Warnings = styled(StatusRegion)`
  display: grid;
  gap: ${space(3)};
`
