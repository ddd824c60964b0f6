/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createStore } from '@carrier-portal/contract'
import { createUnsavedWork } from './unsavedWork.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function someDrafts(isOnDevice: boolean) {
  return { names: createStore<readonly string[]>([]), isOnDevice: createStore(isOnDevice) }
}

test('lets the browser confirm before the tab closes while work is unsaved', () => {
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

test('closes the tab without a confirmation when drafts are stored on the device', () => {
  const release = createUnsavedWork(window, someDrafts(true)).hold('update')
  expect(leave()).toBe(true)
  release()
})

test('lets the browser confirm while the draft of a closed form is in memory, and not when it is stored', () => {
  const { names, isOnDevice } = someDrafts(false)
  createUnsavedWork(window, { names, isOnDevice })
  names.set(['update:WO-1'])
  expect(leave()).toBe(false)
  isOnDevice.set(true)
  expect(leave()).toBe(true)
})

test('lets the browser confirm in a page that has a draft in memory from its beginning', () => {
  const { names, isOnDevice } = someDrafts(false)
  names.set(['update:WO-1'])
  const work = createUnsavedWork(window, { names, isOnDevice })
  expect(leave()).toBe(false)
  work.abandon()
})

test('loads the page for a different user without a confirmation', () => {
  const work = createUnsavedWork(window, someDrafts(false))
  work.hold('update')
  work.abandon()
  expect(leave()).toBe(true)
})
