import type { LoadedOrder } from '@carrier-portal/contract'
import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, deskQuery, line, radius, space, wide } from '@carrier-portal/shared-ui/theme'
import { type ComponentType, memo } from 'react'
import { Section } from '../details/Section.tsx'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { ChargeField } from '../fields/ChargeField.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { draftKey, type UpdateDraft } from './draft.ts'
import { ItemsSection } from './items/ItemsSection.tsx'
import { messages } from './messages.ts'
import { NoLoadSection } from './NoLoadSection.tsx'
import { OrderSection } from './OrderSection.tsx'
import { isTyped } from './typedWork.ts'
import { useUpdateTools } from './updateTools.ts'
import { useFormSelection } from './useFormSelection.ts'
import type { Phase } from './useUpdate.ts'

export interface SectionsProps {
  readonly phase: Phase
  onReload(present: LoadedOrder): void
  onKeep(present: LoadedOrder): void
  onRestore(draft: UpdateDraft): void
}

/** The form, in the order of the work at the door: no-load or items, signatures, comments, charge on phones. */
export function Sections({ phase, onReload, onKeep, onRestore }: SectionsProps) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  const { order, start } = useUpdateTools()
  const typed = useFormSelection((form) => isTyped(form, start))
  return (
    <Layout>
      {phase.state === 'conflict' && <ConflictPanel conflict={phase} onReload={onReload} onKeep={onKeep} />}
      {phase.state === 'kept' && (
        <Note role="status">
          <Icon name="info" />
          {t.kept}
        </Note>
      )}
      <DraftOffer draftKey={draftKey(order.workOrderNumber)} typed={typed} onRestore={onRestore} />
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
  return (
    <Section title={t.sections.charge} level={3}>
      <ChargeField name="charge" label={t.fields.charge} />
    </Section>
  )
}

/** None is drawn again because the form around it is: each follows the form by itself. */
const PARTS = {
  order: memo(OrderSection),
  noload: memo(NoLoadSection),
  charge: memo(ChargeSection),
  items: memo(ItemsSection),
} satisfies Record<string, ComponentType>

/** The order of reading and of the Tab key is the order on the screen, on either. */
const DESK = ['order', 'noload', 'charge', 'items'] as const
const PHONE = ['noload', 'items', 'order', 'charge'] as const

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
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
`

const Area = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(2, 3)};
  border-inline-start: ${line.bar} solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
`
