import { createEmitter } from '@carrier-portal/contract'
import { waitFor } from '@testing-library/react'
import { createLeaving } from './leaving.ts'
import { createWork } from './work.ts'

/** A page at /two, to which the person came from /one; `routed` is what the router heard of. */
async function atTheSecondPlace() {
  window.history.replaceState({ idx: 0 }, '', '/one')
  window.history.pushState({ idx: 1 }, '', '/two')
  const moves = createEmitter<void>()
  const work = createWork(window, () => false)
  const routed: string[] = []
  const backs = createEmitter<PopStateEvent>()
  const leaving = createLeaving({ page: window, held: work.held, moved: moves, backs })
  const router = () => {
    routed.push(window.location.pathname)
    moves.emit()
  }
  window.addEventListener('popstate', backs.emit)
  window.addEventListener('popstate', router)
  const end = () => {
    window.removeEventListener('popstate', backs.emit)
    window.removeEventListener('popstate', router)
  }
  return { leaving, work, routed, end }
}

const back = () => window.history.back()

test('with nothing held Back is nobody’s business', async () => {
  const { leaving, routed, end } = await atTheSecondPlace()
  back()
  await waitFor(() => expect(routed).toEqual(['/one']))
  expect(leaving.asking.get()).toBe(false)
  end()
})

test('with work held Back asks and stays; keeping stays, discarding goes where Back led', async () => {
  const { leaving, work, routed, end } = await atTheSecondPlace()
  const release = work.hold('update')
  for (const answer of [false, false, true]) {
    back()
    await waitFor(() => expect(leaving.asking.get()).toBe(true))
    await waitFor(() => expect(window.location.pathname).toBe('/two'))
    expect(routed).toEqual([])
    leaving.answer(answer)
    expect(leaving.asking.get()).toBe(false)
  }
  await waitFor(() => expect(routed).toEqual(['/one']))
  release()
  end()
})

test('a move by a screen asks too; when the work is gone, so is the question', async () => {
  const { leaving, work, end } = await atTheSecondPlace()
  const go = jest.fn()
  expect(leaving.asksBefore(go)).toBe(false)
  const release = work.hold('accept')
  expect(leaving.asksBefore(go)).toBe(true)
  expect(leaving.asking.get()).toBe(true)
  release()
  expect(leaving.asking.get()).toBe(false)
  work.hold('accept')
  leaving.asksBefore(go)
  leaving.answer(true)
  expect(go).toHaveBeenCalledTimes(1)
  end()
})
