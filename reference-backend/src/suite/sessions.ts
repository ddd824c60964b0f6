import { signInAccount } from '../testing/client.ts'
import type { Subject } from './subject.ts'

/** When sessions end by time. Advances the clock of the backend by a day; each other describe signs in when it starts. */
export function describeSessions(subject: Subject): void {
  describe('sessions', () => {
    test('a session ends after 20 minutes in which only automatic refreshes arrive', async () => {
      const omar = await signInAccount(subject().address, 'omar')
      const types = (headers?: Record<string, string>) => omar.call('GET', '/api/orders/item-types', undefined, headers)
      await subject().advance(15)
      expect((await types()).status).toBe(200)
      await subject().advance(15)
      expect((await types({ 'x-background': '1' })).status).toBe(200)
      await subject().advance(6)
      expect((await types()).status).toBe(401)
    })

    test('a token expires after one day', async () => {
      const omar = await signInAccount(subject().address, 'omar')
      for (let minutes = 0; minutes < 24 * 60 - 15; minutes += 15) {
        await subject().advance(15)
        expect((await omar.call('GET', '/api/orders/item-types')).status).toBe(200)
      }
      await subject().advance(16)
      expect((await omar.call('GET', '/api/orders/item-types')).status).toBe(401)
    })
  })
}
