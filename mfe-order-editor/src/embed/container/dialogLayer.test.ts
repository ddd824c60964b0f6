/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createDialogLayer } from './dialogLayer.ts'

/** The part of a frame of 4000 px that is in view. */
let part = { top: 0, height: 0 }

/** Reports at once which part of the frame is in view. */
class PartObserver {
  readonly #report: (entries: object[]) => void
  constructor(report: (entries: object[]) => void) {
    this.#report = report
  }
  observe() {
    queueMicrotask(() => this.#report([{ isIntersecting: true, intersectionRect: part }]))
  }
  disconnect() {}
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['over the part that is in view', { top: 1200, height: 800 }, ['1200px', '800px']],
  ['from where it fits, with little of the frame in view', { top: 3900, height: 100 }, ['3680px', '320px']],
])('places a dialog of a frame %s, also when the phone is turned, until it is closed', async (_, inView, expected) => {
  part = inView
  Object.defineProperty(window, 'parent', { value: {}, configurable: true })
  Object.assign(window, { IntersectionObserver: PartObserver, innerHeight: 4000 })
  const { element, stop } = createDialogLayer()
  document.body.append(element)
  element.append(document.createElement('div'))
  await settled()
  expect([element.style.top, element.style.height]).toEqual(expected)
  // The phone is turned.
  part = { top: 700, height: 490 }
  window.dispatchEvent(new Event('resize'))
  await settled()
  expect([element.style.top, element.style.height]).toEqual(['700px', '490px'])
  element.replaceChildren()
  await settled()
  window.dispatchEvent(new Event('resize'))
  await settled()
  expect(element.style.height).toBe('0px')
  stop()
  element.remove()
})
