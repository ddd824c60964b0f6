/**
 * Public API of the form components, what distinguishes a scanner's keys from typing, and the rule of a pasted column:
 * `…Field` belongs to a react-final-form `Form`, the others take value and onChange.
 */
export { CheckboxList } from './CheckboxList.tsx'
export { FieldMessage } from './FieldMessage.tsx'
export { CheckboxInput, CheckboxLabel, Input, Select } from './inputs.tsx'
export { LabeledField } from './LabeledField.tsx'
export { pastedColumn } from './pastedColumn.ts'
export { RadioGroup } from './RadioGroup.tsx'
export { MAX_SCANNER_PAUSE_MS } from './scannerPause.ts'
export { PasswordField, TextField } from './TextField.tsx'
export { useFieldState } from './useFieldState.ts'
