import { createSightings, startReader } from './startReader.ts'

/** The readers that were given a picture. */
const used = new Set<'the browser' | 'the library'>()
const readerWith = (formats: () => Promise<readonly string[]>) =>
  class {
    static getSupportedFormats = formats
    detect = async () => [used.add('the browser')]
  }

test('reports a code that stays in the picture once, and again after it was out of the picture', () => {
  const isNew = createSightings()
  const sightings = ['A', 'A', undefined, 'A', 'B', undefined, undefined, undefined, undefined, undefined, 'B']
  expect(sightings.filter((text) => isNew(text))).toEqual(['A', 'B', 'B'])
})

test('starts no timer when the dialog closes before the reader is ready', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { BarcodeDetector: readerWith(async () => ['code_128']) })
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

test('pauses after each picture, however long it takes, and reads none after the camera is closed', async () => {
  jest.useFakeTimers()
  const starts: number[] = []
  class SlowReader {
    static getSupportedFormats = async () => ['code_128']
    detect = async () => {
      starts.push(Date.now() - begin)
      return new Promise((resolve) => setTimeout(resolve, 300, []))
    }
  }
  Object.assign(globalThis, { BarcodeDetector: SlowReader })
  const begin = Date.now()
  try {
    const aborter = new AbortController()
    await startReader({} as HTMLVideoElement, aborter.signal, () => undefined)
    await jest.advanceTimersByTimeAsync(1200)
    expect(starts).toEqual([0, 500, 1000])
    aborter.abort()
    await jest.advanceTimersByTimeAsync(1000)
    expect(starts).toHaveLength(3)
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    jest.useRealTimers()
  }
})

test.each([
  ['the formats of the labels', async () => ['code_128', 'qr_code'], 'the browser'],
  ['no format, because its service is missing', async () => [], 'the library'],
  ['other formats alone', async () => ['qr_code'], 'the library'],
  ['an error in place of its formats', () => Promise.reject(new DOMException('no service')), 'the library'],
])('reads codes with a BarcodeDetector that has %s', async (_, formats, reader) => {
  jest.useFakeTimers()
  used.clear()
  const canvas = { getContext: () => ({ setTransform: () => undefined, drawImage: () => used.add('the library') }) }
  Object.assign(globalThis, { BarcodeDetector: readerWith(formats), document: { createElement: () => canvas } })
  try {
    const aborter = new AbortController()
    await startReader({} as HTMLVideoElement, aborter.signal, () => undefined)
    await jest.advanceTimersByTimeAsync(1000)
    aborter.abort()
    expect([...used]).toEqual([reader])
  } finally {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    Reflect.deleteProperty(globalThis, 'document')
    jest.useRealTimers()
  }
})
