import type { Emitter, Release } from '@carrier-portal/contract'

/** Registers what Back does instead of leaving the screen, until the returned function is called. */
export type BackInterception = (onBack: () => void) => Release

/** Where Back and Forward are received, and undone. */
interface BackSettings {
  /** `popstate` events, before the router receives them. */
  readonly popState: Emitter<PopStateEvent>
  readonly history: Pick<History, 'state' | 'go'>
}

/**
 * Creates `host.nav.interceptBack`: while a dialog is registered, Back closes it and stays on the screen. `popstate`
 * fires after the URL changed, so the move is undone with `history.go` before the router handles it.
 */
export function createBackInterception({ popState, history }: BackSettings): BackInterception {
  const handlers: (() => void)[] = []
  let position = 0
  let isUndoing = false

  popState.subscribe((event) => {
    if (isUndoing) {
      isUndoing = false
      event.stopImmediatePropagation()
      return
    }
    const steps = positionOf(event.state) - position
    const onBack = handlers.at(-1)
    if (!onBack || steps === 0) return
    event.stopImmediatePropagation()
    isUndoing = true
    history.go(-steps)
    onBack()
  })

  return (onBack) => {
    if (handlers.length === 0) position = positionOf(history.state)
    handlers.push(onBack)
    return () => {
      const at = handlers.lastIndexOf(onBack)
      if (at >= 0) handlers.splice(at, 1)
    }
  }
}

/** The number that the router gave an entry of the history; an entry without a number counts as the first. */
function positionOf(state: unknown): number {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
  return isCounted ? Number(state.idx) : 0
}
