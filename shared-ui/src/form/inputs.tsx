import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, target } from '@carrier-portal/shared-ui/theme'
import { inputStyles } from './inputStyles.ts'

/** A native input in the portal's look: text, number, date, datetime-local, password. */
export const Input = styled.input`
  ${inputStyles}
`

/** A native text area that grows with what is typed. */
export const TextArea = styled.textarea`
  ${inputStyles}
  min-height: 5.5rem;
  max-height: 40vh;
  field-sizing: content;
  resize: vertical;
`

/** A native select, so that touch, mouse and screen readers get the list of the platform. */
export const Select = styled.select`
  ${inputStyles}
  cursor: pointer;
`

/** A native checkbox or radio button, large enough for a finger. */
export const CheckboxInput = styled.input`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`

/** A checkbox and its text as one target. */
export const CheckboxLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${target.height};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`
