/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createStore } from '@carrier-portal/contract'
import { createUnsavedWork } from './unsavedWork.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function someDrafts(isOnDevice: boolean) {
  return { names: createStore<readonly string[]>([]), isOnDevice: createStore(isOnDevice) }
}

test('asks before the tab closes while work is unsaved', () => {
  const work = createUnsavedWork(window, someDrafts(false))
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
  const release = createUnsavedWork(window, someDrafts(true)).hold('update')
  expect(leave()).toBe(true)
  release()
})

test('asks while the draft of a closed form is in memory, and no more when it is stored', () => {
  const { names, isOnDevice } = someDrafts(false)
  createUnsavedWork(window, { names, isOnDevice })
  names.set(['update:WO-1'])
  expect(leave()).toBe(false)
  isOnDevice.set(true)
  expect(leave()).toBe(true)
})

test('does not ask before the page is loaded again for a different user', () => {
  const work = createUnsavedWork(window, someDrafts(false))
  work.hold('update')
  work.abandon()
  expect(leave()).toBe(true)
})
