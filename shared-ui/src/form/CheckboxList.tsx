import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { Choice } from './Choice.ts'
import { Group } from './Group.tsx'
import { CheckboxInput, CheckboxLabel } from './inputs.tsx'

interface CheckboxListProps<T extends string> {
  /** The group's accessible name and visible heading. */
  readonly label: string
  readonly choices: readonly Choice<T>[]
  /** The checked values. */
  readonly value: readonly T[]
  /** Below the checkboxes, if there are some: for example the meaning of no checked one. */
  readonly hint?: string
  /** The least width of the columns in which the checkboxes are aligned; without it they follow each other. */
  readonly columnWidth?: string
  onChange(value: readonly T[]): void
}

/** A group of checkboxes (role group). `onChange` gets the checked values in the order of the choices. */
export function CheckboxList<T extends string>({
  label,
  choices,
  value,
  hint,
  columnWidth,
  onChange,
}: CheckboxListProps<T>) {
  const toggle = (toggled: T) =>
    onChange(choices.map((choice) => choice.value).filter((one) => value.includes(one) !== (one === toggled)))
  return (
    <Group label={label}>
      <Checkboxes $columnWidth={columnWidth}>
        {choices.map((choice) => (
          <CheckboxLabel key={choice.value}>
            <CheckboxInput
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            <span dir="auto">{choice.label}</span>
          </CheckboxLabel>
        ))}
      </Checkboxes>
      {choices.length > 0 && hint !== undefined && <Hint>{hint}</Hint>}
    </Group>
  )
}

const Checkboxes = styled.div<{ $columnWidth: string | undefined }>`
  ${({ $columnWidth }) =>
    $columnWidth === undefined
      ? 'display: flex; flex-wrap: wrap;'
      : `display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${$columnWidth}), 1fr));`}
  gap: ${space(0, 5)};
  max-height: 14rem;
  overflow-y: auto;
  padding: ${space(0, 1.5)};
  margin: ${space(0, -1.5)};
  /* Two lines of an item are its type and its whole barcode. */
  text-wrap: balance;
`

const Hint = styled.div`
  font-size: ${type.small};
  color: ${color.muted};
`
