import { styled } from '@carrier-portal/shared-ui/kit'
import { narrow, space, type, wide } from '@carrier-portal/shared-ui/theme'

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  max-width: 112rem;
  margin-inline: auto;
  ${wide.desk} {
    gap: ${space(3)};
    padding: ${space(4, 6)};
  }
`

/** On a desk the title and the buttons share a line, and beneath them the age shares one with what went wrong. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2, 4)};
  padding-bottom: ${space(2)};
  ${wide.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const Heading = styled.h1`
  margin: 0;
  font-size: ${type.title};
  font-weight: ${type.strong};
  line-height: 1.25;
  letter-spacing: -0.01em;
`

/** Three buttons in a line, also on a phone: there the word Search stands without its drawing. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > button {
    flex: 1 1 auto;
    padding-inline: ${space(2)};
  }
  > [type='submit'] > span {
    display: none;
  }
  ${wide.desk} {
    > [type='submit'] > span {
      display: inherit;
    }
    > button {
      flex: 0 0 auto;
      padding-inline: ${space(4)};
    }
  }
`

/** Room for the age and for an alert, kept whether there is one or not: what is beneath never moves. */
export const Notice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  min-height: 6.5rem;
  ${narrow} {
    min-height: 7.75rem;
  }
  ${wide.desk} {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 2.5rem;
  }
`

/** At least the height of the window, so that the page's foot stays where it is whatever is loaded. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-height: 100vh;
`

/** Count, search box, switches and pages: in a line on desks, beneath each other on phones; as high before as after. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space(2, 4)};
  min-height: 8.75rem;
  ${wide.desk} {
    min-height: 2.5rem;
  }
`

/** The cards of one page, beneath each other. */
export const CardList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`
