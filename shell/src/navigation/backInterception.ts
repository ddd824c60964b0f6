import { type Emitter, isRecord, type Release } from '@carrier-portal/contract'

/** Registers what Back does instead of leaving the screen, until the returned function is called. */
export type BackInterception = (onBack: () => void) => Release

/** Where Back and Forward are received, and undone. */
interface BackSettings {
  /** `popstate` events, before the router receives them. */
  readonly popState: Emitter<PopStateEvent>
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
}

/**
 * Creates `host.nav.interceptBack`: while a dialog is registered, Back closes it and stays on the screen. `popstate`
 * fires after the URL changed, so the move is undone with `history.go` before the router handles it. Back in the first
 * entry of the page would leave the page without a `popstate`, so a dialog there first adds a second entry with the same
 * address. Once no dialog is open, Back skips the entry below it.
 */
export function createBackInterception({ popState, history }: BackSettings): BackInterception {
  const handlers: { readonly onBack: () => void }[] = []
  let position = 0
  let isUndoing = false
  // The page was loaded again in an entry that was to be skipped.
  if (isSkipped(history.state)) history.replaceState(withoutSkip(history.state), '')

  popState.subscribe((event) => {
    if (isUndoing) {
      isUndoing = false
      event.stopImmediatePropagation()
      return
    }
    const steps = positionOf(event.state) - position
    const onBack = handlers.at(-1)?.onBack
    if (!onBack && isSkipped(event.state)) {
      event.stopImmediatePropagation()
      // Where nothing is before it, the page stays in this entry, which is then the first one again.
      history.replaceState(withoutSkip(event.state), '')
      history.go(-1)
      return
    }
    if (!onBack || steps === 0) return
    event.stopImmediatePropagation()
    isUndoing = true
    history.go(-steps)
    onBack()
  })

  return (onBack) => {
    if (handlers.length === 0) {
      if (positionOf(history.state) === 0) addEntry(history)
      position = positionOf(history.state)
    }
    const handler = { onBack }
    handlers.push(handler)
    return () => {
      const at = handlers.indexOf(handler)
      if (at >= 0) handlers.splice(at, 1)
    }
  }
}

/** The first entry of the page, which is skipped, and a second one with its address. */
function addEntry(history: BackSettings['history']) {
  const { state } = history
  history.replaceState({ ...state, skipped: true }, '')
  history.pushState({ ...state, idx: 1 }, '')
}

function isSkipped(state: unknown): state is { readonly skipped: true } {
  return isRecord(state) && 'skipped' in state
}

function withoutSkip({ skipped: _, ...state }: { readonly skipped: true }): object {
  return state
}

/** The number that the router gave an entry of the history; an entry without a number counts as the first. */
function positionOf(state: unknown): number {
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0
}
