import { createSightings, startReader } from './startReader.ts'

test('reports a code that stays in the picture once, and again after it was out of the picture', () => {
  const isNew = createSightings()
  const sightings = ['A', 'A', undefined, 'A', 'B', undefined, undefined, undefined, undefined, undefined, 'B']
  expect(sightings.filter((text) => isNew(text))).toEqual(['A', 'B', 'B'])
})

test('starts no timer when the dialog closes before the reader is ready', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { BarcodeDetector: class {} })
  try {
    const aborter = new AbortController()
    const started = startReader({} as HTMLVideoElement, aborter.signal, () => undefined)
    aborter.abort()
    await started
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    jest.useRealTimers()
  }
})
