import { CheckboxList } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { CONDITIONS, type Condition } from '../listFilters.ts'
import { words } from './words.ts'

export interface ConditionsGroupProps {
  readonly value: readonly Condition[]
  onChange(conditions: readonly Condition[]): void
}

/** Routed, picked up, or both. */
export function ConditionsGroup({ value, onChange }: ConditionsGroupProps) {
  const say = useWords(words)
  const choices = CONDITIONS.map((condition) => ({ value: condition, label: say.condition[condition] }))
  return (
    <CheckboxList label={say.conditions} hint={say.noneIsAll} choices={choices} value={value} onChange={onChange} />
  )
}
