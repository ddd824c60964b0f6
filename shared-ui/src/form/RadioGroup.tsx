import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import type { Choice } from './Choice.ts'
import { Legend } from './Group.tsx'
import { CheckboxInput, CheckboxLabel } from './inputs.tsx'

interface RadioGroupProps<T extends string> {
  /** The group's accessible name and visible heading. */
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly value: T
  onChange(value: T): void
}

/** Radio buttons, all of them visible (role radiogroup). */
export function RadioGroup<T extends string>({ label, choices, value, onChange }: RadioGroupProps<T>) {
  const name = useId()
  const labelId = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <Legend as="div" id={labelId}>
        {label}
      </Legend>
      <Choices>
        {choices.map((choice) => (
          <CheckboxLabel key={choice.value}>
            <CheckboxInput
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </CheckboxLabel>
        ))}
      </Choices>
    </div>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 5)};
`
