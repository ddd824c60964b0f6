/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createEmitter } from '@carrier-portal/contract'
import { waitFor } from '@testing-library/react'
import { createBackInterception } from './backInterception.ts'

let end: () => void

/** A page at /two that was reached from /one; `routed` holds the addresses that the router received. */
function secondScreen() {
  window.history.replaceState({ idx: 0 }, '', '/one')
  window.history.pushState({ idx: 1 }, '', '/two')
  const routed: string[] = []
  const backs = createEmitter<PopStateEvent>()
  const interceptBack = createBackInterception({ popState: backs, history: window.history })
  const router = () => void routed.push(window.location.pathname)
  window.addEventListener('popstate', backs.emit)
  window.addEventListener('popstate', router)
  end = () => {
    window.removeEventListener('popstate', backs.emit)
    window.removeEventListener('popstate', router)
  }
  return { interceptBack, routed }
}

afterEach(() => end())

test('leaves Back to the router when no dialog is open', async () => {
  const { routed } = secondScreen()
  window.history.back()
  await waitFor(() => expect(routed).toEqual(['/one']))
})

test('closes the newest dialog on Back and stays on the screen, then the next one, then leaves', async () => {
  const { interceptBack, routed } = secondScreen()
  const closed: string[] = []
  for (const name of ['editor', 'camera']) {
    const release = interceptBack(() => {
      closed.push(name)
      release()
    })
  }
  for (const expected of [['camera'], ['camera', 'editor']]) {
    window.history.back()
    await waitFor(() => expect(closed).toEqual(expected))
    await waitFor(() => expect(window.location.pathname).toBe('/two'))
    expect(routed).toEqual([])
  }
  window.history.back()
  await waitFor(() => expect(routed).toEqual(['/one']))
})
