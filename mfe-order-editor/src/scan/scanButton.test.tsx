import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ScanButton } from './ScanButton.tsx'

const button = (
  <ScanButton label="Scan into item 1" onScan={() => undefined}>
    Scan
  </ScanButton>
)

/** Gives the page a camera, or takes it away. */
function setCamera(getUserMedia: MediaDevices['getUserMedia'] | undefined) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: getUserMedia && { getUserMedia } })
}

afterEach(() => setCamera(undefined))

test('renders no scan button on a device without a camera', () => {
  setCamera(undefined)
  renderUi(button)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('shows that the camera failed, and offers it again', async () => {
  setCamera(() => Promise.reject(new DOMException('in use', 'NotReadableError')))
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera could not be started.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Scan into item 1' })).toBeInTheDocument()
})

test('shows once that the camera was refused, and offers it no more on this page', async () => {
  setCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const { user } = renderUi(button)
  await user.click(screen.getByRole('button', { name: 'Scan into item 1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera cannot be used.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
