import { CheckboxList } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { CONDITIONS, type Condition } from '../search/listFilters.ts'
import { messages } from './messages.ts'

interface ConditionsGroupProps {
  readonly value: readonly Condition[]
  onChange(conditions: readonly Condition[]): void
}

/** Checkboxes for routed and picked up orders. */
export function ConditionsGroup({ value, onChange }: ConditionsGroupProps) {
  const t = useMessages(messages)
  const choices = CONDITIONS.map((condition) => ({ value: condition, label: t.condition[condition] }))
  return <CheckboxList label={t.conditions} hint={t.noneIsAll} choices={choices} value={value} onChange={onChange} />
}
