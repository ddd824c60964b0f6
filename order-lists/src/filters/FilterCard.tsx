import { Badge } from '@carrier-portal/shared-ui/badges'
import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, deskQuery, line, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useId, useState } from 'react'
import { messages } from './messages.ts'

export interface FilterCardProps {
  /** What the list was searched with, in a line (`appliedSummary`); shown while the card is closed. */
  readonly summary: string
  /** How many filters differ from the defaults (`activeFilters`). */
  readonly active: number
  readonly children: ReactNode
}

/** The filters: on a desk open with everything in view, on a phone closed with a line that says what is applied. */
export function FilterCard({ summary, active, children }: FilterCardProps) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? desk
  const regionId = useId()
  return (
    <FilterPanel>
      <Head>
        <Toggle type="button" aria-expanded={open} aria-controls={regionId} onClick={() => setChosen(!open)}>
          <Chevron $open={open}>
            <Icon name="chevronDown" />
          </Chevron>
          {t.filters}
        </Toggle>
        {!open && <Summary dir="auto">{summary}</Summary>}
        {active > 0 && <Badge tone="accent" label={t.active(active)} />}
      </Head>
      <Groups id={regionId} aria-label={t.filters} hidden={!open}>
        {children}
      </Groups>
    </FilterPanel>
  )
}

const FilterPanel = styled.div`
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 3)};
  min-height: ${target.touch};
  padding: ${space(1, 4, 1, 2)};
  ${wide.desk} {
    min-height: 2.5rem;
    padding-block: 0;
  }
`

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${target.height};
  padding: ${space(0, 2)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: ${type.strong};
  cursor: pointer;
`

const Chevron = styled.span<{ $open: boolean }>`
  display: inline-flex;
  transform: ${({ $open }) => ($open ? 'none' : 'rotate(-90deg)')};
`

const Summary = styled.span`
  flex: 1 1 10rem;
  min-width: 0;
  color: ${color.muted};
  overflow-wrap: anywhere;
`

const Groups = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(1, 4, 4)};
  &[hidden] {
    display: none;
  }
  ${wide.desk} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3, 10)};
    &[hidden] {
      display: none;
    }
  }
`
