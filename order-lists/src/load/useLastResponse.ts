import { COPY_AFTER_MS, isUnreached, useHost } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { type ListFilters, sameFilters } from '../search/listFilters.ts'
import { keepList, type LoadedData, lastList } from './lastLists.ts'
import { findListCopy, keepListCopy } from './listCopy.ts'
import type { OrderListCall } from './orderListCall.ts'

/** The last response of a list, which is shown before the first one of this opening. */
interface LastResponse {
  readonly last: LoadedData | undefined
  keep(response: LoadedData): void
  /** Waits for a request. Where it does not reach the backend, or takes a while, `last` becomes the copy on the device. */
  awaitOrCopy<T>(request: Promise<T>): Promise<T>
}

/** Keeps the last response of a list in the memory of the page, and on a phone on the device where the call says so. */
export function useLastResponse(
  { name, isCopied = false }: Pick<OrderListCall, 'name' | 'isCopied'>,
  username: string,
  applied: ListFilters,
): LastResponse {
  const host = useHost()
  const isOnDevice = !useMediaQuery(mouseDeskQuery) && isCopied
  const [lastOfPage] = useState<LoadedData | undefined>(() => lastList(host, name, username, applied))
  const [copy, setCopy] = useState<LoadedData>()
  // Other filters may be searched while the copy is awaited, and again when it is shown.
  const last = lastOfPage ?? (copy && sameFilters(copy.applied, applied) ? copy : undefined)

  async function showCopy() {
    const found = await findListCopy(host, name, { username, applied })
    // Another object would render the list again.
    setCopy((before) => before ?? found)
  }

  return {
    last,
    keep(response) {
      keepList(host, name, response)
      if (isOnDevice) keepListCopy(host, name, response)
    },
    async awaitOrCopy(request) {
      if (!isOnDevice || last) return request
      const timer = setTimeout(() => void showCopy(), COPY_AFTER_MS)
      try {
        return await request
      } catch (failure) {
        if (isUnreached(failure)) await showCopy()
        throw failure
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
