import { createWork } from './work.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks before the tab closes while something is held', () => {
  const work = createWork(window, () => false)
  const [first, second] = [work.hold('update'), work.hold('update')]
  expect(leave()).toBe(false)
  first()
  first()
  expect(work.held.get()).toEqual(['update'])
  expect(leave()).toBe(false)
  second()
  expect(leave()).toBe(true)
})

test('does not ask before the tab closes when typed work is kept on the device', () => {
  const release = createWork(window, () => true).hold('update')
  expect(leave()).toBe(true)
  release()
})
