/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createEmitter } from '@carrier-portal/contract'
import { waitFor } from '@testing-library/react'
import { createBackInterception } from './backInterception.ts'

let end: () => void

/** A page at /two that was reached from /one. */
function secondScreen() {
  window.history.replaceState({ idx: 0 }, '', '/one')
  window.history.pushState({ idx: 1 }, '', '/two')
  return interceptingPage()
}

/** A page that was opened at /one, after a page of another site. */
function firstScreen() {
  window.history.pushState(null, '', '/other-site')
  window.history.pushState({ idx: 0 }, '', '/one')
  return interceptingPage()
}

/** `routed` holds the addresses that the router received. */
function interceptingPage() {
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

test('closes a dialog on Back in the first entry of the page, and leaves the page with the next Back', async () => {
  const { interceptBack, routed } = firstScreen()
  const onBack = jest.fn()
  const release = interceptBack(onBack)
  window.history.back()
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }))
  expect(window.location.pathname).toBe('/one')
  expect(routed).toEqual([])
  release()
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/other-site'))
})

test('routes Back to the first entry of the page after the page was loaded there again', async () => {
  firstScreen().interceptBack(() => undefined)()
  end()
  window.history.replaceState({ idx: 0, skipped: true }, '', '/one')
  const { routed } = interceptingPage()
  window.history.pushState({ idx: 1 }, '', '/two')
  window.history.back()
  await waitFor(() => expect(routed).toEqual(['/one']))
  expect(window.location.pathname).toBe('/one')
})
