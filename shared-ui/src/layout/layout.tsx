import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, print, radius, space, wide } from '@carrier-portal/shared-ui/theme'

interface Gap {
  /** Distance between the children in steps of 4 px; 2 by default. */
  readonly $gap?: number
}

const gap = ({ $gap = 2 }: Gap) => space($gap)

/** Children below each other, as wide as the container and never wider. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`

/** Children beside each other, vertically centred; they wrap where the container is too narrow. */
export const Inline = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap};
  min-width: 0;
`

/** A bordered surface on the page. */
export const Surface = styled.div`
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

/**
 * A screen of the portal: its parts below each other, with the margin beside them that the shell leaves to each screen. Paper has
 * a margin of its own, and Firefox prints the first part of a grid on a page of its own when the next one does not fit below it.
 */
export const ScreenContainer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(0.5, 4, 4)};
  max-width: 120rem;
  margin-inline: auto;
  ${wide.desk} {
    gap: ${space(1.5)};
    padding: ${space(2, 6, 4)};
  }
  ${print} {
    display: block;
    padding: 0;
  }
`
