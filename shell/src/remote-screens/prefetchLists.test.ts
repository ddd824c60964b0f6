/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { prefetchLists } from './prefetchLists.ts'

const requested: string[] = []
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requested.push(url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*').writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const version = (base: string) => ({ versions: { '1.0.0': aRemoteVersion({ base }) } })

test('fetches the files of the other screens of the navigation once, from allowed origins only', async () => {
  const options = {
    registry: {
      schema: 1,
      revision: 1,
      updatedAt: '2026-11-21T10:00:00.000Z',
      remotes: {
        shown: aRegisteredRemote(),
        other: aRegisteredRemote({ ...version('/r/other/1/'), route: 'other' }),
        elsewhere: aRegisteredRemote({ ...version('https://evil.example/r/1/'), route: 'elsewhere' }),
        editor: aRegisteredRemote({ ...version('/r/editor/1/'), route: 'order/:id', navigation: null }),
      },
    },
    user: { username: 'dana', carriers: [] },
    shown: 'shown',
    hostContract: HOST_CONTRACT_VERSION,
    pageOrigin: origin,
    allowedOrigins: [],
  } as const
  await prefetchLists(options)
  await prefetchLists(options)
  expect(requested.toSorted()).toEqual(['/r/other/1/remoteEntry.aa11.js', '/r/other/1/static/screen.bb22.js'])
})
