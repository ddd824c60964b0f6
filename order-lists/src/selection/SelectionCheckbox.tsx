import { CheckboxInput } from '@carrier-portal/shared-ui/form'
import { styled } from '@carrier-portal/shared-ui/kit'
import { print, target, wide } from '@carrier-portal/shared-ui/theme'
import type { ChangeEvent } from 'react'

interface SelectionCheckboxProps {
  /** Its accessible name. */
  readonly label: string
  readonly checked: boolean
  /** Whether a part of what it selects is selected. */
  readonly mixed?: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** A checkbox without a visible label, beside or above orders. */
export function SelectionCheckbox({ label, checked, mixed = false, onChange }: SelectionCheckboxProps) {
  return (
    <Target>
      <CheckboxInput
        ref={(input: HTMLInputElement | null) => {
          // HTML has no attribute for it.
          if (input) input.indeterminate = mixed
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </Target>
  )
}

/** As large as a button, so that a click beside the box also selects. */
const Target = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  min-height: ${target.height};
  cursor: pointer;
  ${wide.mouseDesk} {
    min-height: 1.75rem;
  }
  ${print} { display: none; }
`
