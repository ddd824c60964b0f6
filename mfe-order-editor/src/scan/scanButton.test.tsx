import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PAUSE, press } from '../testing/press.ts'
import { ScanButton } from './ScanButton.tsx'

const button = (
  <ScanButton label="Scan into item 1" onScan={() => undefined}>
    Scan
  </ScanButton>
)

/** Gives the page a camera, or takes it away. */
function setCamera(getUserMedia: (() => Promise<unknown>) | undefined) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: getUserMedia && { getUserMedia } })
}

afterEach(() => {
  setCamera(undefined)
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})

test('renders no scan button on a device without a camera', () => {
  setCamera(undefined)
  renderUi(button)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('takes the code of a USB scanner, whose Enter presses no button, while the camera is open', async () => {
  setCamera(() => new Promise(() => undefined))
  const { user } = renderUi(
    <ScanButton label="Scan items" onScan={(code) => ({ result: 'taken', text: `${code} added` })}>
      Scan
    </ScanButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Scan items' }))
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  press(cancel, 'SCAN-0001', PAUSE.scanner)
  expect(screen.getByText('SCAN-0001 added')).toBeInTheDocument()
  press(cancel, '', PAUSE.person)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['failed', 'NotReadableError', 'The camera could not be started.'],
  ['was refused', 'NotAllowedError', 'The camera cannot be used.'],
])('shows that the camera %s, and offers it again', async (_, error, text) => {
  setCamera(() => Promise.reject(new DOMException('no', error)))
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Scan into item 1' })).toBeInTheDocument()
})

/** Gives the page a camera that never sees a code; `more` are further members of its track. */
function startCamera(more: object = {}) {
  const track = Object.assign(new EventTarget(), { stop: () => undefined }, more)
  setCamera(async () => ({ getTracks: () => [track] }))
  Reflect.set(
    globalThis,
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['code_128']
      detect = async () => []
    },
  )
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return track
}

test('turns the light of the camera on and off, and offers it only where there is one', async () => {
  const applied: unknown[] = []
  const applyConstraints = jest.fn(
    async (constraints: MediaTrackConstraints) => void applied.push(constraints.advanced),
  )
  startCamera({ getCapabilities: () => ({ torch: true }), applyConstraints })
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  await user.click(await screen.findByRole('button', { name: 'Turn on the light' }))
  applyConstraints.mockRejectedValueOnce(new DOMException('too hot', 'OperationError'))
  await user.click(screen.getByRole('button', { name: 'Turn off the light' }))
  await user.click(screen.getByRole('button', { name: 'Turn off the light' }))
  expect(screen.getByRole('button', { name: 'Turn on the light' })).toBeInTheDocument()
  expect(applied).toEqual([[{ torch: true }], [{ torch: false }]])
})

test('says that the camera was turned off when the device ends its picture', async () => {
  const track = startCamera()
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  await waitFor(() => expect(screen.queryByText('Starting the camera…')).not.toBeInTheDocument())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Turn on the light' })).not.toBeInTheDocument()
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(screen.getByRole('alert')).toHaveTextContent('The camera was turned off. Close this and scan again')
  expect(screen.queryByLabelText('What the camera sees')).not.toBeVisible()
})

test('says that the camera was turned off when that happens before its first picture', async () => {
  const track = startCamera()
  let showPicture = () => {}
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(
    new Promise((resolve) => {
      showPicture = resolve
    }),
  )
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  await waitFor(() => expect(play).toHaveBeenCalled())
  act(() => void track.dispatchEvent(new Event('ended')))
  await act(async () => showPicture())
  expect(screen.getByRole('alert')).toHaveTextContent('The camera was turned off.')
})
