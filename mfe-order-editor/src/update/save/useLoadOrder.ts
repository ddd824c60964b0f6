import {
  COPY_AFTER_MS,
  type ItemType,
  isOrderGone,
  type LoadedOrder,
  type OrderCopy,
  type PortalHost,
  useHost,
  useStore,
} from '@carrier-portal/contract'
import useSWR from 'swr'
import { copiesRead, copyAfter, itemTypesFor, lastCopy } from '../../copies/findCopy.ts'
import { keepItemTypes, prepareCopy } from '../../copies/orderCopies.ts'
import type { LoadFailure } from '../../failure/LoadError.tsx'
import { orderOfDraft } from './updateDraft.ts'

interface Ready {
  readonly state: 'ready'
  readonly loaded: LoadedOrder
  readonly itemTypes: readonly ItemType[]
  /** Set for a copy, which is used where the server is not reached: when it was loaded. */
  readonly copiedAt?: number
  /** The server no longer has the order for this user; it is the one that a draft was typed over. */
  readonly isGone?: boolean
}

/** The progress of the first load of an order. */
export type OrderLoad = Ready | { readonly state: 'loading' } | ({ readonly state: 'loadFailed' } & LoadFailure)

/**
 * Loads the order and the item types that the form starts with, again after a new sign-in.
 * @param isOff nothing is loaded, and the state is `loading`
 */
export function useLoadOrder(workOrderNumber: string, isOff: boolean): OrderLoad {
  const host = useHost()
  const { epoch } = useStore(host.session)
  const key = isOff ? null : ['update', workOrderNumber, epoch]
  const { data, error, isValidating, mutate } = useSWR(key, () => load(host, workOrderNumber))
  if (data) return data
  if (!error) return { state: 'loading' }
  return { state: 'loadFailed', error, isTrying: isValidating, retry: () => mutate() }
}

/** The order from the server, or its copy where the server is not reached, or has not responded for a while. */
async function load(host: PortalHost, workOrderNumber: string): Promise<Ready> {
  const fromCopy = (copy: OrderCopy): Ready => ({
    state: 'ready',
    loaded: copy.loaded,
    itemTypes: itemTypesFor(host, copy),
    copiedAt: copy.loadedAt,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Ready>((resolve) => {
    timer = setTimeout(() => {
      const known = lastCopy(host, workOrderNumber)
      if (known) resolve(fromCopy(known))
    }, COPY_AFTER_MS)
  })
  try {
    return await Promise.race([loadPresent(host, workOrderNumber), patience])
  } catch (error) {
    await copiesRead(host)
    const copy = copyAfter(error, host, workOrderNumber) ?? orderOfDraft(error, host, workOrderNumber)
    if (!copy) throw error
    const { copiedAt, ...start } = fromCopy(copy)
    return isOrderGone(error) ? { ...start, isGone: true } : { ...start, copiedAt }
  } finally {
    clearTimeout(timer)
  }
}

async function loadPresent(host: PortalHost, workOrderNumber: string): Promise<Ready> {
  const keep = prepareCopy(host)
  const [loaded, itemTypes] = await Promise.all([host.api.orderDetails(workOrderNumber), host.api.itemTypes()])
  keep(loaded)
  keepItemTypes(host, itemTypes)
  return { state: 'ready', loaded, itemTypes }
}
