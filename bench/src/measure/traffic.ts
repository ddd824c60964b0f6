import type { CDPSession } from 'playwright'

export interface Traffic {
  /** Bytes of scripts as they came over the wire. */
  readonly scriptBytes: number
  readonly requests: number
  /** The longest chain of answers that had to be waited for one after the other. */
  readonly depth: number
}

interface Transfer {
  readonly start: number
  end: number
  bytes: number
  script: boolean
}

/** Listens to a page's transfers; the answer adds them up. Data and blob addresses do not count. */
export function watchTraffic(cdp: CDPSession): () => Traffic {
  const transfers = new Map<string, Transfer>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http'))
      transfers.set(requestId, { start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0, script: type === 'Script' })
  })
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.script ||= type === 'Script' || response.mimeType.includes('javascript')
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { end: timestamp, bytes: encodedDataLength })
  })
  return () => {
    const all = [...transfers.values()].filter(({ end }) => Number.isFinite(end))
    return {
      scriptBytes: all.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
      depth: depthOf(all),
    }
  }
}

/** A transfer is one deeper than the deepest that had ended before it began. */
export function depthOf(transfers: readonly { readonly start: number; readonly end: number }[]): number {
  const depths: number[] = []
  const byStart = transfers.toSorted((a, b) => a.start - b.start)
  byStart.forEach((transfer, index) => {
    const before = byStart
      .slice(0, index)
      .flatMap((earlier, at) => (earlier.end <= transfer.start ? (depths[at] ?? 0) : 0))
    depths.push(1 + Math.max(0, ...before))
  })
  return Math.max(0, ...depths)
}
