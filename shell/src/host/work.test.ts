import { createWork } from './work.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving asks as long as something is held', () => {
  const work = createWork(window)
  const [first, second] = [work.hold('update'), work.hold('update')]
  expect(leave()).toBe(false)
  first()
  first()
  expect(work.held.get()).toEqual(['update'])
  expect(leave()).toBe(false)
  second()
  expect(leave()).toBe(true)
})
