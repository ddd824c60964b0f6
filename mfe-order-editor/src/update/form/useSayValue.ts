import { useOrderForm } from './orderFormContext.ts'

/** Returns the function that says which value a button has set in the field of a name. */
export function useSayValue(): (field: string, value: string) => void {
  const { valueByButton } = useOrderForm()
  return (field, value) => valueByButton.set({ field, value, press: (valueByButton.get()?.press ?? 0) + 1 })
}
