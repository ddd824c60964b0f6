import { Badge } from '@carrier-portal/shared-ui/badges'
import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Surface } from '@carrier-portal/shared-ui/layout'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useListPreference } from '../storage/listPreferences.ts'
import {
  FilterButtons,
  FilterChevron,
  FilterGroups,
  FilterHead,
  FilterName,
  FilterSummary,
  FilterToggle,
} from './filterCardLayout.tsx'
import { messages } from './messages.ts'

interface FilterCardProps {
  /** The filters of the last search in one line, shown while the card is closed. */
  readonly summary: string
  /** How many filters differ from the defaults. */
  readonly active: number
  /** The Reset and Search buttons, in the card's line. */
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** The filters. Open on desks unless the user closed them earlier; closed on phones, as one line. */
export function FilterCard({ summary, active, buttons, children }: FilterCardProps) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  const [openOnDesk, setOpenOnDesk] = useListPreference('filtersOpen')
  const [openOnPhone, setOpenOnPhone] = useState(false)
  const open = desk ? openOnDesk : openOnPhone
  const toggle = () => (desk ? setOpenOnDesk(!open) : setOpenOnPhone(!open))
  const regionId = useId()
  // Closed filters are rendered after the orders in view.
  const rendersGroups = useDeferredValue(true, open) || open
  return (
    <Surface>
      <FilterHead>
        <FilterName>
          <FilterToggle type="button" aria-expanded={open} aria-controls={regionId} onClick={toggle}>
            <FilterChevron $open={open}>
              <Icon name="chevronDown" />
            </FilterChevron>
            {t.filters}
          </FilterToggle>
          {!open && <FilterSummary dir="auto">{summary}</FilterSummary>}
        </FilterName>
        {desk && active > 0 && <Badge tone="accent" label={t.active(active)} />}
        <FilterButtons>{buttons}</FilterButtons>
      </FilterHead>
      <FilterGroups id={regionId} aria-label={t.filters} hidden={!open}>
        {rendersGroups && children}
      </FilterGroups>
    </Surface>
  )
}
