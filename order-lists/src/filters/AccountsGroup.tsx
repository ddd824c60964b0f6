import type { Carrier } from '@carrier-portal/contract'
import { CheckboxList } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

interface AccountsGroupProps {
  readonly carriers: readonly Carrier[]
  /** The codes of the checked accounts. */
  readonly value: readonly string[]
  onChange(codes: readonly string[]): void
}

/** One checkbox for each carrier account, labelled with its name. */
export function AccountsGroup({ carriers, value, onChange }: AccountsGroupProps) {
  const t = useMessages(messages)
  const choices = carriers.map(({ code, name }) => ({ value: code, label: name }))
  return <CheckboxList label={t.accounts} hint={t.noneIsAll} choices={choices} value={value} onChange={onChange} />
}
