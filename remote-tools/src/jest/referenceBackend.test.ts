import { type ReferenceBackend, signedInApi, startReferenceBackend } from './referenceBackend.ts'

let backend: ReferenceBackend

beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())

test('signs a demo account in at the reference backend', async () => {
  const { api, session } = await signedInApi(backend.address, 'dana')
  expect(session).toMatchObject({
    username: 'dana',
    carriers: [{ code: 'NORTH' }, { code: 'BAY' }, { code: 'SUMMIT' }],
  })
  expect((await api.itemTypes()).length).toBeGreaterThan(0)
})
