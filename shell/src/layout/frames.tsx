import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, type, wide } from '@carrier-portal/shared-ui/theme'

/** The room around what the shell itself draws; a remote's screen brings its own. */
export const Padded = styled.div`
  padding: ${space(4)};
  ${wide.desk} {
    padding: ${space(6, 8)};
  }
`

/** The parts of a screen below each other; none of them widens the page. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** A screen of one card in the middle: login, reset password. */
export const Narrow = styled.div`
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding-block: ${space(4)};
  ${wide.desk} {
    padding-block: ${space(12)};
  }
`

/** A surface on the page. */
export const Card = styled.div`
  display: grid;
  gap: ${space(4)};
  width: 100%;
  max-width: 30rem;
  padding: ${space(5)};
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  > p {
    margin: 0;
  }
  a {
    color: ${color.accent};
  }
`

/** The one heading of a shell screen. */
export const ScreenTitle = styled.h1`
  margin: 0;
  font-size: ${type.title};
  font-weight: ${type.strong};
  line-height: 1.25;
`

/** Something to know before going on; no error. */
export const Told = styled.div`
  padding: ${space(3)};
  border-inline-start: ${line.bar} solid ${color.warning};
  border-radius: ${radius.small};
  background: ${color.warningSoft};
`
