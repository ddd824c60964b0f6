import { createEmitter } from '@carrier-portal/contract'
import { waitFor } from '@testing-library/react'
import { createNavigationGuard } from './navigationGuard.ts'
import { createUnsavedWork } from './unsavedWork.ts'

/** A page at /two, opened from /one; `routed` are the paths that reached the router. */
async function onTheSecondPage() {
  window.history.replaceState({ idx: 0 }, '', '/one')
  window.history.pushState({ idx: 1 }, '', '/two')
  const moves = createEmitter<void>()
  const work = createUnsavedWork(window, () => false)
  const routed: string[] = []
  const popState = createEmitter<PopStateEvent>()
  const guard = createNavigationGuard({
    page: window,
    unsavedReasons: work.reasons,
    location: moves,
    popState,
  })
  const router = () => {
    routed.push(window.location.pathname)
    moves.emit()
  }
  window.addEventListener('popstate', popState.emit)
  window.addEventListener('popstate', router)
  const end = () => {
    window.removeEventListener('popstate', popState.emit)
    window.removeEventListener('popstate', router)
  }
  return { guard, work, routed, end }
}

const back = () => window.history.back()

test('does not ask before Back without unsaved work', async () => {
  const { guard, routed, end } = await onTheSecondPage()
  back()
  await waitFor(() => expect(routed).toEqual(['/one']))
  expect(guard.isConfirming.get()).toBe(false)
  end()
})

test('asks before Back with unsaved work; keeping stays, discarding goes back', async () => {
  const { guard, work, routed, end } = await onTheSecondPage()
  const release = work.hold('update')
  for (const answer of [false, false, true]) {
    back()
    await waitFor(() => expect(guard.isConfirming.get()).toBe(true))
    await waitFor(() => expect(window.location.pathname).toBe('/two'))
    expect(routed).toEqual([])
    guard.resolve(answer)
    expect(guard.isConfirming.get()).toBe(false)
  }
  await waitFor(() => expect(routed).toEqual(['/one']))
  release()
  end()
})

test('asks before a navigation by a screen; the question closes when the work is released', async () => {
  const { guard, work, end } = await onTheSecondPage()
  const go = jest.fn()
  guard.confirmBeforeLeaving(go)
  expect(go).toHaveBeenCalledTimes(1)
  const release = work.hold('accept')
  guard.confirmBeforeLeaving(go)
  expect(guard.isConfirming.get()).toBe(true)
  release()
  expect(guard.isConfirming.get()).toBe(false)
  work.hold('accept')
  guard.confirmBeforeLeaving(go)
  guard.resolve(true)
  expect(go).toHaveBeenCalledTimes(2)
  end()
})
