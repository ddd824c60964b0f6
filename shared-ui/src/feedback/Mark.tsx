import { styled } from '@carrier-portal/shared-ui/kit'
import { color } from '@carrier-portal/shared-ui/theme'
import { MARK } from './markShape.ts'

/** The product's mark as a tile of the text's size, hidden from screen readers: the product's name is beside it. */
export function Mark() {
  return (
    <Tile viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx={MARK.corner} />
      <path d={MARK.path} />
    </Tile>
  )
}

const Tile = styled.svg`
  width: 1.75em;
  height: 1.75em;
  flex: none;
  vertical-align: -0.45em;
  fill: ${color.accent};
  path {
    fill: none;
    stroke: ${color.onAccent};
    stroke-width: ${MARK.stroke};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
