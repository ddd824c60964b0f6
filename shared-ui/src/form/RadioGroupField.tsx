import { useField } from 'react-final-form'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

export type RadioGroupFieldProps = Omit<RadioGroupProps<string>, 'value' | 'onChange'> & { readonly name: string }

/** One of few, as a field of a form. */
export function RadioGroupField({ name, ...props }: RadioGroupFieldProps) {
  const { input } = useField<string>(name, { subscription: { value: true } })
  return <RadioGroup {...props} value={input.value} onChange={input.onChange} />
}
