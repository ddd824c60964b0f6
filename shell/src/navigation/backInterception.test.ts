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
function interceptingPage(page: Window = window) {
  const routed: string[] = []
  const backs = createEmitter<PopStateEvent>()
  const interceptBack = createBackInterception({ popState: backs, history: page.history })
  const router = () => void routed.push(page.location.pathname)
  page.addEventListener('popstate', backs.emit)
  page.addEventListener('popstate', router)
  end = () => {
    page.removeEventListener('popstate', backs.emit)
    page.removeEventListener('popstate', router)
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

test('keeps the registration of a dialog when another one with the same function is released twice', async () => {
  const { interceptBack, routed } = secondScreen()
  const onBack = jest.fn()
  const release = interceptBack(onBack)
  interceptBack(onBack)
  release()
  release()
  window.history.back()
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1))
  expect(routed).toEqual([])
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

test('leaves Back to the router from a screen that was opened over the dialog', async () => {
  const { interceptBack, routed } = secondScreen()
  const onBack = jest.fn()
  interceptBack(onBack)
  window.history.pushState({ idx: 2 }, '', '/three')
  window.history.back()
  await waitFor(() => expect(routed).toEqual(['/two']))
  expect(onBack).not.toHaveBeenCalled()
})

test('routes Back to the first entry of the page after a Back that no page is before', async () => {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow
  if (!frame) throw new Error('no window')
  frame.history.replaceState({ idx: 0 }, '')
  const { interceptBack, routed } = interceptingPage(frame)
  interceptBack(() => undefined)()
  frame.history.back()
  await waitFor(() => expect(frame.history.state).toEqual({ idx: 0 }))
  expect(routed).toEqual([])
  frame.history.pushState({ idx: 1 }, '')
  frame.history.back()
  await waitFor(() => expect(routed).toHaveLength(1))
})
