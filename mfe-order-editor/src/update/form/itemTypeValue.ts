import type { ItemType } from '@carrier-portal/contract'

type Id = ItemType['id']

/** An item type's id as the value of a select; '' for none. JSON distinguishes '7' from 7. */
export function printTypeId(id: Id | null): string {
  return id === null ? '' : JSON.stringify(id)
}

/** The id of a select's value, exactly as the backend sent it; null for none. The inverse of `printTypeId`. */
export function parseTypeId(value: string): Id | null {
  return value === '' ? null : (JSON.parse(value) as Id)
}
