/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createUnsavedWork } from './unsavedWork.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks before the tab closes while work is unsaved', () => {
  const work = createUnsavedWork(window, () => false)
  const [first, second] = [work.hold('update'), work.hold('update')]
  expect(leave()).toBe(false)
  first()
  first()
  expect(work.reasons.get()).toEqual(['update'])
  expect(leave()).toBe(false)
  second()
  expect(leave()).toBe(true)
})

test('does not ask before the tab closes when drafts are stored on the device', () => {
  const release = createUnsavedWork(window, () => true).hold('update')
  expect(leave()).toBe(true)
  release()
})
