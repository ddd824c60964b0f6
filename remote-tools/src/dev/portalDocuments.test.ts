import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aRegisteredRemote } from '@carrier-portal/contract/testing'
import { createPortalDocuments } from './portalDocuments.ts'

test('a portal that does not respond is reported after the time limit', async () => {
  const portal = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(portal, 'listening')
  const address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
  const documents = createPortalDocuments(address, 'mfe-a', aRegisteredRemote(), 100)
  await expect(documents.config()).rejects.toThrow(/timeout/)
  portal.closeAllConnections()
  portal.close()
})
