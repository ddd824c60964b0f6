import { Badge } from '@carrier-portal/shared-ui/badges'
import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Surface } from '@carrier-portal/shared-ui/layout'
import { color, deskQuery, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useId, useState } from 'react'
import { useListPreference } from '../storage/listPreferences.ts'
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
  return (
    <Surface>
      <FilterHead>
        <Named>
          <Toggle type="button" aria-expanded={open} aria-controls={regionId} onClick={toggle}>
            <Chevron $open={open}>
              <Icon name="chevronDown" />
            </Chevron>
            {t.filters}
          </Toggle>
          {!open && <Summary dir="auto">{summary}</Summary>}
        </Named>
        {desk && active > 0 && <Badge tone="accent" label={t.active(active)} />}
        <Buttons>{buttons}</Buttons>
      </FilterHead>
      <Groups id={regionId} aria-label={t.filters} hidden={!open}>
        {children}
      </Groups>
    </Surface>
  )
}

/** The name and the buttons; with large text the buttons wrap below the name. */
const FilterHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 2)};
  min-height: ${target.touch};
  padding: ${space(0, 2, 0, 1)};
  ${wide.desk} {
    min-height: 2.5rem;
  }
`

/** The button and the summary: beside each other on desks; on phones the summary lies in the lower part of the button. */
const Named = styled.div`
  position: relative;
  flex: 1 1 7rem;
  min-width: 0;
  ${wide.desk} {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: ${space(2)};
  }
`

const Toggle = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  width: 100%;
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
  &[aria-expanded='false'] {
    padding-bottom: ${space(4)};
  }
  ${wide.desk} {
    width: auto;
    &[aria-expanded='false'] {
      padding-bottom: 0;
    }
  }
`

const Chevron = styled.span<{ $open: boolean }>`
  display: inline-flex;
  transform: ${({ $open }) => ($open ? 'none' : 'rotate(-90deg)')};
`

const Summary = styled.span`
  position: absolute;
  inset-inline: ${space(9)} 0;
  bottom: ${space(1)};
  min-width: 0;
  color: ${color.muted};
  font-size: 0.75rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
  ${wide.desk} {
    position: static;
    font-size: ${type.small};
  }
`

const Buttons = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
  > button {
    padding-inline: ${space(2)};
  }
  ${wide.desk} {
    gap: ${space(2)};
    margin-inline-start: 0;
    > button {
      padding-inline: ${space(4)};
    }
  }
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
    gap: ${space(2, 10)};
    padding-bottom: ${space(3)};
    &[hidden] {
      display: none;
    }
  }
`
