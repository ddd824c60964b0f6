import { css } from '@carrier-portal/shared-ui/kit'
import {
  color,
  focusRing,
  forced,
  inputPadding,
  line,
  radius,
  space,
  tabularNumbers,
  target,
  type,
} from '@carrier-portal/shared-ui/theme'

/** The styles that inputs, text areas and selects share. */
export const inputStyles = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${target.height};
  margin: 0;
  padding: ${space(1.5)} ${inputPadding.value};
  border: ${line.thin} solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: ${type.body};
  line-height: 1.4;
  ${tabularNumbers}
  /* WebKit focuses a part inside of a date, so that the input itself is never focus-visible. */
  &:focus-visible,
  &:is([type='date'], [type='datetime-local']):focus {
    ${focusRing}
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${line.thin} ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.muted};
    opacity: 1;
    cursor: not-allowed;
  }
  &:read-only:not(select):not(:disabled) {
    background: ${color.sunken};
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  ${forced} {
    &[aria-invalid='true'] {
      border-width: ${line.thick};
    }
  }
`
