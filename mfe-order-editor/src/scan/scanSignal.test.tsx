import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { ScanButton } from './ScanButton.tsx'

/** The tones that are played: the frequency, and the seconds from its start to its end. */
const played: unknown[] = []
/** The codes in the camera's next pictures. */
const pictures: string[] = []
const contexts: SilentUntilPress[] = []

/** Web Audio as Safari has it: a context is silent until it is resumed in a press, and again after a phone call. */
class SilentUntilPress {
  state = 'suspended'
  readonly currentTime = 7
  readonly destination = 'speaker'
  #wasAllowed = false

  constructor() {
    contexts.push(this)
  }

  async resume() {
    this.#wasAllowed ||= window.event?.type === 'click'
    if (!this.#wasAllowed) throw new DOMException('No press', 'InvalidStateError')
    this.state = 'running'
  }
}

class Oscillator {
  readonly #start: { context: SilentUntilPress; frequency: number }
  #isConnected = false

  constructor(context: SilentUntilPress, { frequency }: OscillatorOptions) {
    this.#start = { context, frequency: frequency ?? 440 }
  }

  connect(next: Gain) {
    next.onConnected = () => {
      this.#isConnected = true
    }
    return next
  }

  start() {}

  stop(at: number) {
    const { context, frequency } = this.#start
    if (this.#isConnected && context.state === 'running') played.push([frequency, at - context.currentTime])
  }
}

class Gain {
  onConnected = () => {}
  connect(next: unknown) {
    if (next === 'speaker') this.onConnected()
  }
}

class Detector {
  static getSupportedFormats = async () => ['code_128']
  detect = async () => pictures.splice(0, 1).map((rawValue) => ({ rawValue }))
}

const browser = {
  AudioContext: SilentUntilPress,
  OscillatorNode: Oscillator,
  GainNode: Gain,
  BarcodeDetector: Detector,
}

afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('sounds a high tone for a code that the camera finds and a low one for a refused code, also after a phone call', async () => {
  Object.assign(globalThis, browser)
  const track = Object.assign(new EventTarget(), { stop: () => undefined })
  Reflect.set(navigator, 'mediaDevices', { getUserMedia: async () => ({ getTracks: () => [track] }) })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { user } = renderUi(
    <ScanButton
      label="Scan items"
      onScan={(text) => ({ text, result: text.startsWith('KNOWN') ? 'taken' : 'refused' })}
    >
      Scan
    </ScanButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Scan items' }))
  pictures.push('KNOWN-1')
  expect(await screen.findByText('KNOWN-1')).toBeInTheDocument()
  pictures.push('OTHER-1')
  expect(await screen.findByText('OTHER-1')).toBeInTheDocument()
  expect(played).toEqual([
    [1320, expect.closeTo(0.08)],
    [220, expect.closeTo(0.3)],
  ])
  for (const context of contexts) context.state = 'interrupted'
  pictures.push('OTHER-2')
  await waitFor(() => expect(played).toHaveLength(3))
  expect(contexts).toHaveLength(1)
})
