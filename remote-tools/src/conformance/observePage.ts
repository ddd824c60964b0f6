import type { Page } from 'playwright'
import type { ObservedRequest } from './measurement.ts'

/** What a page does from the moment it is observed. */
export interface ObservedPage {
  /** Errors in the console, and dialogs of the browser. */
  errors(): readonly string[]
  requests(): readonly ObservedRequest[]
  /** The loaded files of the build, each once, in order. */
  files(): readonly string[]
}

const BUILD = '/remote/'

/** Observes a page; new tabs and dialogs of the browser are closed. */
export function observePage(page: Page): ObservedPage {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`))
  // A link may open a new tab; only a browser's dialog stops the page.
  page.on('popup', (popup) => void popup.close().catch(() => undefined))
  page.on('dialog', (dialog) => {
    errors.push(`opens a browser dialog: ${dialog.type()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  const requests = observeRequests(page)
  const files = () => requests.flatMap(({ path }) => (path.startsWith(BUILD) ? path.slice(BUILD.length) : []))
  return { errors: () => [...errors], requests: () => [...requests], files: () => [...new Set(files())] }
}

function observeRequests(page: Page): readonly ObservedRequest[] {
  const observed: ObservedRequest[] = []
  const add = (address: string, status: number) => {
    if (/^(data|blob):/.test(address)) return
    const { origin, pathname } = new URL(address)
    observed.push({ origin, path: pathname, status })
  }
  page.on('response', (response) => add(response.url(), response.status()))
  page.on('requestfailed', (request) => {
    const wasAborted = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!wasAborted) add(request.url(), 0)
  })
  return observed
}
