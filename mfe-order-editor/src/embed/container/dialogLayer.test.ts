/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createDialogLayer } from './dialogLayer.ts'

/** Reports at once which part of a frame of 4000 px is in view. */
function observerOf(part: { top: number; height: number }) {
  return class {
    readonly #report: (entries: object[]) => void
    constructor(report: (entries: object[]) => void) {
      this.#report = report
    }
    observe() {
      queueMicrotask(() => this.#report([{ isIntersecting: true, intersectionRect: part }]))
    }
    disconnect() {}
  }
}

test.each([
  ['over the part that is in view', { top: 1200, height: 800 }, ['1200px', '800px']],
  ['from where it fits, with little of the frame in view', { top: 3900, height: 100 }, ['3520px', '480px']],
])('places a dialog of a frame %s, until it is closed', async (_, part, expected) => {
  Object.defineProperty(window, 'parent', { value: {}, configurable: true })
  Object.assign(window, { IntersectionObserver: observerOf(part), innerHeight: 4000 })
  const { element, stop } = createDialogLayer()
  document.body.append(element)
  element.append(document.createElement('div'))
  await new Promise((resolve) => setTimeout(resolve))
  expect([element.style.top, element.style.height]).toEqual(expected)
  element.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
  expect(element.style.height).toBe('0px')
  stop()
  element.remove()
})
