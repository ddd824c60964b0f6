import { createStore, type Store } from '@carrier-portal/contract'
import type { RegistrySource } from '../remotes/registrySource.ts'
import type { RemoteLoader } from '../remotes/remoteLoader.ts'
import { compareRegistries } from './updateRule.ts'

export interface Updates {
  /** The revision that waits to be taken, when the page would be different with it. */
  readonly waiting: Store<number | undefined>
  start(): void
  stop(): void
  /** Whether the next navigation takes it, by loading the page anew. */
  isDue(): boolean
  /** Loads the page at an address; at most once for each revision. */
  take(to: string): void
}

export interface UpdateSettings {
  readonly page: Window
  readonly source: RegistrySource
  readonly loader: Pick<RemoteLoader, 'facts' | 'replace'>
  username(): string
  /** Nothing unsaved is held in this page. */
  mayLeave(): boolean
  report(event: string, fields: Readonly<Record<string, string | number>>): void
}

const LOOK_EVERY_MS = 300_000
const KEY = 'update_taken'

/** Notices newer registries on focus and every 5 minutes (issue 5, section 2, "Open tabs"). */
export function createUpdates({ page, source, loader, username, mayLeave, report }: UpdateSettings): Updates {
  const waiting = createStore<number | undefined>(undefined)
  let timer: number | undefined
  let replaced = 0

  async function look() {
    const state = source.store.get()
    if (state.state !== 'ready' || page.document.hidden) return
    const newer = await source.look()
    if (!newer) return
    const loaded = Object.fromEntries(
      Object.entries(loader.facts()).flatMap(([name, facts]) => (facts.loaded ? [[name, facts.loaded]] : [])),
    )
    const answer = compareRegistries({ mine: state.registry, newer, username: username(), loaded })
    if (answer.blocked.length > 0 && newer.revision > replaced) {
      // In the same page and once for each revision: what was typed lies in the drafts, and no reload can loop.
      replaced = newer.revision
      for (const name of answer.blocked) void loader.replace(name, newer)
    }
    if (!answer.isWorthwhile || waiting.get() === newer.revision) return
    waiting.set(newer.revision)
    report('update.noticed', { revision: newer.revision })
  }

  const lookNow = () => void look()

  return {
    waiting,
    start() {
      if (timer !== undefined) return
      timer = page.setInterval(lookNow, LOOK_EVERY_MS)
      page.addEventListener('focus', lookNow)
    },
    stop() {
      page.clearInterval(timer)
      timer = undefined
      page.removeEventListener('focus', lookNow)
    },
    isDue: () => waiting.get() !== undefined && mayLeave() && taken(page) !== waiting.get(),
    take(to) {
      const revision = waiting.get()
      if (revision === undefined) return
      note(page, revision)
      report('update.taken', { revision, how: 'navigation' })
      page.location.assign(to)
    },
  }
}

function taken(page: Window): number | undefined {
  try {
    return Number(page.sessionStorage.getItem(KEY) ?? Number.NaN)
  } catch {
    return undefined
  }
}

function note(page: Window, revision: number) {
  try {
    page.sessionStorage.setItem(KEY, String(revision))
  } catch {
    // Without storage the page's registry decides alone: after the reload it is the newer one.
  }
}
