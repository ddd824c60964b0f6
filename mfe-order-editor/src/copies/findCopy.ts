import { type ItemType, isUnreached, type OrderCopy, type PortalHost } from '@carrier-portal/contract'
import { presentCopies } from './orderCopies.ts'

/** The order as it was last loaded, when it cannot be loaded because the server is not reached. */
export function copyAfter(error: unknown, host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  return isUnreached(error) ? lastCopy(host, workOrderNumber) : undefined
}

/** To be awaited before a copy is looked for: those of an earlier page are read from the device. Never rejects. */
export async function copiesRead(host: PortalHost): Promise<void> {
  await presentCopies(host)?.read
}

/** The order as it was last loaded, in this page or in an earlier one of this session. */
export function lastCopy(host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  const copies = presentCopies(host)
  return copies?.orders.get(workOrderNumber) ?? copies?.earlier.get(workOrderNumber)
}

/** The item types for the form of a copy: those loaded last, else those of its own items. */
export function itemTypesFor(host: PortalHost, { loaded }: OrderCopy): readonly ItemType[] {
  const known = presentCopies(host)?.itemTypes
  if (known) return known
  const types = new Map<ItemType['id'], ItemType>()
  for (const { itemTypeId: id, itemTypeName: name } of loaded.workOrder.lineItems)
    if (id !== null) types.set(id, { id, name: name ?? String(id) })
  return [...types.values()]
}
