import type { LoadedOrder } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { deskQuery, print, space, wide } from '@carrier-portal/shared-ui/theme'
import { type ComponentType, memo } from 'react'
import { showMoney } from '../details/money.ts'
import { Section } from '../details/Section.tsx'
import { parseAmount } from '../fields/amount.ts'
import { ChargeField } from '../fields/ChargeField.tsx'
import { messages } from './form/messages.ts'
import { NoLoadSection } from './form/NoLoadSection.tsx'
import { OrderSection } from './form/OrderSection.tsx'
import { useOrderForm } from './form/orderFormContext.ts'
import { ItemsSection } from './items/ItemsSection.tsx'
import { ConflictPanel } from './save/ConflictPanel.tsx'
import type { Phase } from './save/useUpdate.ts'

interface FormSectionsProps {
  readonly phase: Phase
  onReload(present: LoadedOrder): void
  onMerge(present: LoadedOrder): void
}

/** The form's sections. On phones in the order of the work: no-load, items, signatures and comments, charge. */
export function FormSections({ phase, onReload, onMerge }: FormSectionsProps) {
  const desk = useMediaQuery(deskQuery)
  return (
    <Layout $gap={4}>
      {phase.state === 'conflict' && <ConflictPanel conflict={phase} onReload={onReload} onMerge={onMerge} />}
      <Form inert={phase.state === 'conflict'}>
        {(desk ? DESK : PHONE).map((area) => {
          const Part = PARTS[area]
          return (
            <Area key={area} $area={area}>
              <Part />
            </Area>
          )
        })}
      </Form>
    </Layout>
  )
}

function ChargeSection() {
  const t = useMessages(messages)
  const { order } = useOrderForm()
  const amountToSend = (text: string) => {
    const parsed = parseAmount(text)
    if (parsed.state === 'valid') return t.chargeToSend(showMoney(parsed.amount))
    return parsed.state === 'empty' && order.ocCharge !== null ? t.noChargeToSend : undefined
  }
  return (
    <Section title={t.sections.charge}>
      <ChargeField label={t.fields.charge} hint={amountToSend} />
    </Section>
  )
}

/** Memoised: each section subscribes to the form itself. */
const PARTS = {
  order: memo(OrderSection),
  noload: memo(NoLoadSection),
  charge: memo(ChargeSection),
  items: memo(ItemsSection),
} satisfies Record<string, ComponentType>

/** DOM order, which is reading and Tab order, equals the visual order on both. */
const DESK = ['order', 'noload', 'charge', 'items'] as const
const PHONE = ['noload', 'items', 'order', 'charge'] as const

/** On paper no grid: where a page ends in it, Chromium prints the sections below over the items. */
const printedBelow = `
  ${print} {
    display: block;
    > * + * { margin-top: ${space(4)}; }
  }
`

const Layout = styled(Stack)`
  ${printedBelow}
  ${print} {
    button { display: none; }
  }
`

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'noload' 'items' 'order' 'charge';
  gap: ${space(4)};
  ${wide.desk} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    grid-template-areas: 'order noload' 'order charge' 'items items';
  }
  ${printedBelow}
`

const Area = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`
