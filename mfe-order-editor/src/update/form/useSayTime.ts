import { useOrderForm } from './orderFormContext.ts'

/** Returns the function that says which time a button has set in the field of a name. */
export function useSayTime(): (field: string, text: string) => void {
  const { timeByButton } = useOrderForm()
  return (field, text) => timeByButton.set({ field, text, press: (timeByButton.get()?.press ?? 0) + 1 })
}
