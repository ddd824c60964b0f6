/** @jest-environment jsdom */
import { countListeners } from './countListeners.ts'

const { addEventListener, removeEventListener } = EventTarget.prototype
/** The listeners that the page has, those of the counter included. */
let onPage: unknown[]
let counted: () => Readonly<Record<string, number>>

beforeAll(() => {
  // jsdom lacks this class.
  Object.assign(window, { MediaQueryList: class {} })
})
beforeEach(() => {
  onPage = []
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    onPage.push(listener)
    addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    onPage = onPage.filter((one) => one !== listener)
    removeEventListener.call(this, type, listener, options)
  }
  counted = countListeners()
})
afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
})

test.each<[string, AddEventListenerOptions]>([
  ['for one event', { once: true }],
  ['for one event in the capture phase', { once: true, capture: true }],
  ['with a signal', { signal: new AbortController().signal }],
])('leaves nothing on the page after a listener %s was removed', (_, options) => {
  const listener = () => undefined
  const name = options.capture ? 'document scroll (capture)' : 'document scroll'
  document.addEventListener('scroll', listener, options)
  expect(counted()).toEqual({ [name]: 1 })
  document.removeEventListener('scroll', listener, options)
  expect(counted()).toEqual({ [name]: 0 })
  expect(onPage).toEqual([])
})

test.each([
  ['its one event', { once: true }, () => document.dispatchEvent(new Event('scroll')), 0],
  ['an event', {}, () => document.dispatchEvent(new Event('scroll')), 1],
])('counts a listener after %s', (_, options, act, count) => {
  document.addEventListener('scroll', () => undefined, options)
  act()
  expect(counted()).toEqual({ 'document scroll': count })
})

test('counts no listener after its signal was aborted', () => {
  const controller = new AbortController()
  document.addEventListener('scroll', () => undefined, { signal: controller.signal })
  controller.abort()
  expect(counted()).toEqual({ 'document scroll': 0 })
})

test('counts a listener that was added twice once', () => {
  const listener = () => undefined
  document.addEventListener('scroll', listener)
  document.addEventListener('scroll', listener, { once: true })
  document.dispatchEvent(new Event('scroll'))
  expect(counted()).toEqual({ 'document scroll': 1 })
  document.removeEventListener('scroll', listener)
  expect(counted()).toEqual({ 'document scroll': 0 })
})
