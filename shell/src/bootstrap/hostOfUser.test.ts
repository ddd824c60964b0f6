/**
 * @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment
 * @jest-environment-options {"url": "https://portal.example/"}
 */

import { createTestHost } from '@carrier-portal/contract/testing'
import { writeSession } from '../session/sessionCookies.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'
import { hostOfUser } from './hostOfUser.ts'

const vaultOf = (username: string | undefined) => ({ owner: () => username })

/** A portal on which dana is signed in, and the tokens of the requests that it sends. */
function danaSignedIn() {
  const portal = createTestPortal('https://portal.example')
  portal.sessionStore.signIn('token-of-dana', 'dana')
  const tokens: (string | null)[] = []
  globalThis.fetch = async (request) => {
    tokens.push(request instanceof Request ? request.headers.get('Authorization') : null)
    return new Response('{}', { status: 503 })
  }
  return { portal, tokens, host: createTestHost({ api: portal.api }).host }
}

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  resetBrowser()
})

test("sends with the token of the entries' user", async () => {
  const { portal, tokens, host } = danaSignedIn()
  await expect(hostOfUser(portal, vaultOf('dana'), host)?.api.orderDetails('WO-1')).rejects.toThrow('503')
  expect(tokens).toEqual(['Bearer token-of-dana'])
})

test.each(['omar', undefined])('gives no host while the vault belongs to %s', (owner) => {
  const { portal, host } = danaSignedIn()
  expect(hostOfUser(portal, vaultOf(owner), host)).toBeUndefined()
})

test('gives no host after another tab signed in a different user', () => {
  const { portal, host } = danaSignedIn()
  writeSession(document, 'token-of-omar', 'omar', 60)
  expect(hostOfUser(portal, vaultOf('dana'), host)).toBeUndefined()
})

test('fails without a request when the token changes during an attempt', async () => {
  const { portal, tokens, host } = danaSignedIn()
  const attempt = hostOfUser(portal, vaultOf('dana'), host)
  writeSession(document, 'token-of-omar', 'omar', 60)
  await expect(attempt?.api.orderDetails('WO-1')).rejects.toMatchObject({ failure: 'network' })
  expect(tokens).toEqual([])
})
