import { type ItemType, isRecord, type LoadedOrder, type PortalHost } from '@carrier-portal/contract'

/** An order as it was last loaded. */
export interface OrderCopy {
  readonly loaded: LoadedOrder
  /** Milliseconds since 1970. */
  readonly loadedAt: number
}

/** The copies on the device; another shape needs another name. */
interface DeviceCopies {
  readonly orders: readonly OrderCopy[]
  readonly itemTypes?: readonly ItemType[] | undefined
}

const NAME = 'orders 1'

/** Replaces the copies on the device. */
export function keepOnDevice(host: PortalHost, copies: DeviceCopies): void {
  host.copies?.keep(NAME, copies)
}

/** The copies that an earlier page of this session has kept on the device. Never rejects. */
export async function findOnDevice(host: PortalHost): Promise<DeviceCopies> {
  const copies = await host.copies?.find(NAME)
  return isDeviceCopies(copies) ? copies : { orders: [] }
}

function isDeviceCopies(value: unknown): value is DeviceCopies {
  return isRecord(value) && Array.isArray(value.orders)
}
