import { styled } from '@carrier-portal/shared-ui/kit'
import { Surface } from '@carrier-portal/shared-ui/layout'
import { color, line, print, space, tabletQuery, type, wide } from '@carrier-portal/shared-ui/theme'

/** A card that is narrow in rem: on a very small phone, or with text of twice the size. */
export const smallCard = '@container (max-width: 19rem)'

/** A card that shows its facts in one column. */
export const tinyCard = '@container (max-width: 16rem)'

/** A grid with named areas, so each fact has the same position on every card. Its parts depend on its width in rem. */
export const CardFrame = styled(Surface)<{ $late?: boolean }>`
  display: grid;
  grid-template: 'head' 'stops' 'facts' 'actions' / minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3, 4)};
  border-inline-start: ${line.bar} solid ${({ $late }) => ($late ? color.danger : color.border)};
  contain: layout style;
  container-type: inline-size;
  /* No card of a desk is narrow, and each container costs a layout of its own. */
  ${wide.desk} {
    container-type: normal;
    grid-template: 'head head actions' auto 'stops facts facts' auto / minmax(0, 1fr) 5rem 22.25rem;
    align-items: start;
    gap: ${space(1, 4)};
    padding: ${space(1.5, 3)};
  }
  ${wide.cardLine} {
    grid-template: 'head stops facts actions' auto / 15.75rem minmax(0, 1fr) 22.5rem 20.5rem;
    align-items: center;
  }
  ${print} {
    margin-block-end: ${space(2)};
    break-inside: avoid;
  }
`

/** The number with its checkbox, and the badges below it. */
export const CardHeader = styled.div`
  grid-area: head;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  min-width: 0;
  /* The longest urgency is one line, so that no card grows while time passes. */
  ${wide.desk} {
    > span {
      font-size: 0.75rem;
    }
  }
`

/** The box of the checkbox is aligned with the badges below; its larger target begins before them. */
export const NumberLine = styled.div`
  display: flex;
  align-items: center;
  flex: 1 1 100%;
  min-width: 0;
  > label {
    margin-inline-start: -0.4375rem;
  }
  ${wide.desk} {
    flex: 0 0 auto;
  }
  ${wide.cardLine} {
    flex: 1 1 100%;
  }
`

/** The order number as the heading of its card. */
export const NumberHeading = styled.h2`
  margin: 0;
  min-width: 0;
  font-size: ${type.large};
  ${wide.desk} {
    font-size: 1.0625rem;
  }
`

/** 12 px between the buttons, so that a gloved finger does not press the wrong one. */
export const ActionBar = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  > * {
    flex: 1 1 auto;
    padding-inline: ${space(2)};
  }
  /* On phones, more than two actions: the first one has a line of its own. */
  @media not all and ${tabletQuery} {
    &:has(> :nth-child(3)) > :first-child {
      flex-basis: 100%;
    }
  }
  ${wide.desk} {
    justify-content: flex-end;
    gap: ${space(2)};
    > * {
      flex: 0 0 auto;
    }
  }
  ${print} { display: none; }
`
