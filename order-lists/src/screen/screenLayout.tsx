import { styled } from '@carrier-portal/shared-ui/kit'
import { narrow, print, space, type, wide } from '@carrier-portal/shared-ui/theme'

/**
 * Title, count and buttons. On phones they are in one line, in which a long title wraps. On desks all of them are at the
 * start of the line, where no toast covers them. On paper neither its buttons nor the filters after it are shown.
 */
export const ScreenHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 1)};
  min-height: 3rem;
  ${wide.desk} {
    gap: ${space(0, 4)};
    min-height: 2.5rem;
  }
  ${print} {
    button,
    & ~ * {
      display: none;
    }
  }
`

/** The screen's title. */
export const Heading = styled.h1`
  margin: 0;
  font-size: 1.125rem;
  font-weight: ${type.strong};
  line-height: 1.25;
  letter-spacing: -0.01em;
  flex: 1 1 auto;
  width: min-content;
  max-width: max-content;
  ${wide.desk} {
    flex-grow: 0;
    width: auto;
    font-size: 1.25rem;
  }
  ${wide.roomy} {
    font-size: 1.375rem;
  }
`

/** As wide as the count while the first orders load, so that the buttons after it, and a title that wraps, do not move. */
export const HeaderCount = styled.div`
  ${narrow} {
    min-width: 2.25rem;
  }
  ${wide.desk} {
    min-width: 13.5rem;
  }
`

/** The icon buttons of phones, at the end of the title's line. */
export const HeaderTools = styled.div`
  display: flex;
  margin-inline-start: auto;
  ${wide.desk} {
    margin-inline-start: 0;
  }
`

/**
 * The time of the last refresh: below the title on phones, after the buttons on desks. Its age is below it in a narrow window;
 * on desks the width of the time without its age decides whether it has a line of its own. The alert of a failure is shown in
 * this line where it fits, else in `Bottom`, so that the content does not move: it is as high as the line with one line of text
 * and with two.
 */
export const RefreshLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0, 4)};
  flex: 0 0 100%;
  min-width: 0;
  max-width: 100%;
  min-height: 1.625rem;
  ${narrow} {
    min-height: 2.25rem;
  }
  ${wide.desk} {
    flex: 1 1 19rem;
    height: 2.5rem;
  }
  > :has([role='alert']) {
    min-height: 100%;
    padding-block: 0;
    line-height: 1.25;
  }
`

/**
 * At least as high as the window, so that the page's footer stays in place while a list loads. On paper a short list would have
 * a blank page after it, and Firefox divides cards between pages that are in a grid.
 */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  min-height: 100vh;
  ${wide.desk} {
    gap: ${space(1.5)};
  }
  ${print} {
    display: block;
    min-height: 0;
  }
`

/** The controls above the orders: one line on desks. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  ${wide.desk} {
    min-height: 2.25rem;
  }
`

/** The cards of one page, below each other. Without all of them it fills the window, so that the footer does not come into view. */
export const CardList = styled.div<{ $isPart?: boolean }>`
  display: grid;
  align-content: start;
  min-height: ${({ $isPart }) => ($isPart ? '100vh' : '0')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  ${print} { display: block; }
`
