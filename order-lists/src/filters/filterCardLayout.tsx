import { styled } from '@carrier-portal/shared-ui/kit'
import { color, deskQuery, narrow, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'

/** The name and the buttons; with large text the buttons wrap below the name. */
export const FilterHead = styled.div`
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

/**
 * The button and the summary: beside each other on desks; on phones the summary lies in the lower part of the button, which
 * is as high as its lines need, and on narrow ones below the whole line.
 */
export const FilterName = styled.div`
  display: grid;
  flex: 1 1 7rem;
  min-width: 0;
  ${narrow} {
    display: contents;
  }
  ${wide.desk} {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: ${space(2)};
  }
`

/** The name of the card, which opens and closes it. */
export const FilterToggle = styled.button`
  display: flex;
  flex: none;
  grid-area: 1 / 1;
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
    align-items: start;
    padding-top: ${space(1)};
  }
  ${narrow}, ${deskQuery} {
    width: auto;
    &[aria-expanded='false'] {
      align-items: center;
      padding-top: 0;
    }
  }
`

/** Points down while the card is open. */
export const FilterChevron = styled.span<{ $open: boolean }>`
  display: inline-flex;
  transform: ${({ $open }) => ($open ? 'none' : 'rotate(-90deg)')};
`

/**
 * The filters of the last search while the card is closed; on phones below the name of the card, where two lines of them are
 * no higher than the buttons.
 */
export const FilterSummary = styled.span`
  grid-area: 1 / 1;
  min-width: 0;
  padding: ${space(6, 0, 0, 9)};
  color: ${color.muted};
  font-size: 0.75rem;
  line-height: 1.25;
  pointer-events: none;
  ${narrow} {
    order: 1;
    flex: 1 0 100%;
    padding: ${space(0, 2, 1)};
  }
  ${wide.desk} {
    padding: 0;
    font-size: ${type.small};
  }
`

/** Reset and Search. */
export const FilterButtons = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
  > button {
    padding-inline: ${space(2)};
  }
  /* Changed filters fill the Search button, which is as high as the line of a phone's card. */
  > :last-child {
    margin-block: ${space(1)};
  }
  ${wide.desk} {
    gap: ${space(2)};
    margin-inline-start: 0;
    padding-block: ${space(0.5)};
    > button {
      padding-inline: ${space(4)};
    }
    > :last-child {
      margin-block: 0;
    }
  }
`

/** The filters of the open card. */
export const FilterGroups = styled.section`
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
    gap: ${space(2, 8)};
    padding-bottom: ${space(3)};
  }
`
