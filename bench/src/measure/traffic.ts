import type { CDPSession } from 'playwright'

/** The network use of a page load. */
export interface Traffic {
  /** Transferred bytes of scripts. */
  readonly scriptBytes: number
  readonly requests: number
  /** The longest chain of sequential responses. */
  readonly depth: number
}

interface Transfer {
  readonly start: number
  end: number
  bytes: number
  script: boolean
}

/** The page's icon: it blocks nothing, and the browser keeps it for all later pages. */
const ICON = '/assets/icon.'

/** Observes a page's transfers. The returned function sums them, without data and blob URLs and without the icon. */
export function watchTraffic(cdp: CDPSession): () => Traffic {
  const transfers = new Map<string, Transfer>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http') && !request.url.includes(ICON))
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

/** The depth of a transfer is one more than that of the deepest transfer that ended before it started. */
function depthOf(transfers: readonly { readonly start: number; readonly end: number }[]): number {
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
