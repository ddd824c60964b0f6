import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'

/** The padding around the shell's own screens; remote screens bring their own. It does not grow with the texts of a phone. */
export const PagePadding = styled.div`
  padding: min(${space(4)}, 5vw);
  ${wide.desk} {
    padding: ${space(6)};
  }
`

/** A narrow centered column for screens of one card. */
export const Narrow = styled.div`
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding-block: ${space(4)};
  ${wide.desk} {
    padding-block: ${space(12)};
  }
`

/** The card around the login and the password reset. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  width: 100%;
  max-width: 30rem;
  padding: min(${space(5)}, 6.25vw);
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  > p {
    margin: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: ${target.height};
    color: ${color.accent};
  }
`

/** The heading of a shell screen. */
export const ScreenTitle = styled.h1`
  margin: 0;
  font-size: ${type.title};
  font-weight: ${type.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`

/** A highlighted note that is not an error. */
export const Callout = styled.div`
  padding: ${space(3)};
  border-inline-start: ${line.bar} solid ${color.warning};
  border-radius: ${radius.small};
  background: ${color.warningSoft};
`
