import { createTestHost } from '@carrier-portal/contract/testing'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { render, screen } from '@testing-library/react'
import { ExampleScreen } from './ExampleScreen.tsx'

let backend: ReferenceBackend

beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())

test('lists the item types of the backend', async () => {
  const { host } = createTestHost(await signedInApi(backend.address, 'dana'))
  render(<ExampleScreen host={host} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible()
  expect(await screen.findByText('Specimen Box')).toBeVisible()
})
