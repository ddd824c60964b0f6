import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, line, radius, space, target, type } from '@carrier-portal/shared-ui/theme'

/**
 * A text button of a row: as narrow as its label, no wider than its cell, as high as every target. A plain element styled
 * like the component library's button, because four library buttons per row are most of the time it takes to open the form.
 */
export const SmallButton = styled.button.attrs({ type: 'button' })`
  flex: none;
  max-width: 100%;
  min-height: ${target.height};
  padding: ${space(1.5, 1)};
  border: ${line.thin} solid transparent;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.accent};
  font: inherit;
  font-weight: ${type.medium};
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: ${color.accentSoft};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
`
