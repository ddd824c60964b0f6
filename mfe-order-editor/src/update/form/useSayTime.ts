import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from '../time/messages.ts'
import { showFieldTime } from '../time/showFieldTime.ts'
import { useOrderForm } from './orderFormContext.ts'
import { useSayValue } from './useSayValue.ts'

/** Returns the function that says which time a button has set in the field of a name; '' is no time. */
export function useSayTime(): (field: string, text: string) => void {
  const { noTime } = useMessages(messages)
  const { clock } = useOrderForm()
  const sayValue = useSayValue()
  return (field, text) => sayValue(field, text === '' ? noTime : showFieldTime(text, clock))
}
