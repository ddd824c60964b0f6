import { styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  externalText,
  line,
  radius,
  space,
  tabularNumbers,
  target,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'

export const CardFrame = styled.article<{ $late?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  border: ${line.thin} solid ${color.border};
  border-inline-start: ${line.bar} solid ${({ $late }) => ($late ? color.danger : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  contain: layout style;
  ${wide.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    align-items: start;
    gap: ${space(1.5, 6)};
    padding: ${space(2, 4, 3)};
  }
`

/** Badges before the number on phones; the number first on desks, where it is what is looked up. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  min-width: 0;
`

export const NumberHeading = styled.h2`
  order: 1;
  flex: 1 1 100%;
  margin: 0;
  min-width: 0;
  font-size: ${type.large};
  ${wide.desk} {
    order: 0;
    flex: 0 1 auto;
    margin-inline-end: ${space(2)};
  }
`

export const NumberButton = styled.button`
  min-height: ${target.height};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  font-weight: ${type.strong};
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color.border};
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${tabularNumbers}
  ${externalText}
  &:hover {
    text-decoration-color: currentcolor;
  }
`

/** 12 px between the buttons, so that a glove does not decline what it wants to accept. */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  > * {
    flex: 1 1 auto;
  }
  ${wide.desk} {
    grid-area: 1 / 2;
    justify-content: flex-end;
    > * {
      flex: 0 0 auto;
    }
  }
`
