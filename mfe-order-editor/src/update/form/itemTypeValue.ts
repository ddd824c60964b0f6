import type { ItemType } from '@carrier-portal/contract'

type Id = ItemType['id']

/** An item type's id as the value of a select; '' for none. JSON keeps '7' and 7 apart. */
export function printTypeId(id: Id | null): string {
  return id === null ? '' : JSON.stringify(id)
}

/** The id behind a select's value, exactly as the backend gave it; null for none. The inverse of `printTypeId`. */
export function parseTypeId(value: string): Id | null {
  return value === '' ? null : (JSON.parse(value) as Id)
}
