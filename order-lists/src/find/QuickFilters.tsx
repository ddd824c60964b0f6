import { useMessages, useValueText } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import {
  chosenWhenForced,
  color,
  line,
  radius,
  space,
  tabularNumbers,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'
import type { FocusEvent } from 'react'
import { type countQuickFilters, type QuickFilter, tempStateOf } from '../view/quickFilters.ts'
import { messages } from './messages.ts'

interface QuickFiltersProps {
  readonly counts: ReturnType<typeof countQuickFilters>
  readonly value: QuickFilter | undefined
  onChange(filter: QuickFilter | undefined): void
}

/** Chips with counts: one click shows only the late, the due or the new orders, or those of a temperature state. */
export function QuickFilters({ counts, value, onChange }: QuickFiltersProps) {
  const t = useMessages(messages)
  const nameOf = useQuickFilterName()
  return (
    <ChipLine aria-label={t.quickFilters}>
      {counts.map(({ filter, count }) => (
        <Chip
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onFocus={showWhole}
          onClick={() => onChange(filter === value ? undefined : filter)}
        >
          {`${nameOf(filter)} ${count}`}
        </Chip>
      ))}
    </ChipLine>
  )
}

/**
 * Chromium leaves a focused element where it is that is in view by a pixel. A pressed chip stays too: one that moved from below
 * the pointer would not be clicked.
 */
function showWhole({ currentTarget }: FocusEvent) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** Returns the function that names a quick filter as its chip does. */
export function useQuickFilterName(): (filter: QuickFilter) => string {
  const { quick } = useMessages(messages)
  const valueText = useValueText()
  return (filter) =>
    filter === 'late' || filter === 'dueSoon' || filter === 'new' ? quick[filter] : valueText(tempStateOf(filter))
}

/**
 * One line on phones, which scrolls sideways and fades out at its end; its padding above and below enlarges the chips'
 * targets. On desks the chips wrap, because a mouse wheel does not scroll sideways.
 */
const ChipLine = styled.fieldset`
  display: flex;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(1.5, 8, 1.5, 1.5)};
  margin: ${space(-1, 0, -1, -1)};
  border: 0;
  overflow-x: auto;
  scroll-padding-inline: ${space(1.5, 8)};
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - ${space(8)}), transparent);
  ${wide.desk} {
    flex-wrap: wrap;
    /* The targets of two lines do not overlap. */
    row-gap: ${space(3)};
    padding: ${space(0.5)};
    margin: 0;
    overflow: visible;
    mask-image: none;
  }
`

const Chip = styled.button`
  position: relative;
  flex: none;
  min-height: 2.25rem;
  padding: ${space(0.5, 3)};
  border: ${line.thin} solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: ${type.small};
  font-weight: ${type.medium};
  ${tabularNumbers}
  cursor: pointer;
  /* Measured inside of the border: 48 px high for a finger, 44 px in several lines. */
  &::after {
    content: '';
    position: absolute;
    inset: ${space(-1.75)} 0;
  }
  ${wide.desk} {
    min-height: 2rem;
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    ${chosenWhenForced}
  }
`
