import { DEMO_PASSWORD } from '../seed/accounts.ts'
import { send, signInAccount } from '../testing/client.ts'
import type { Subject } from './subject.ts'

/** In minutes. */
const HALF_A_MINUTE = 0.5

/** Passwords, the waits after wrong ones, and the licence. On a backend of its own, because no call undoes what it changes. */
export function describeAccounts(backendOfDescribe: () => Subject): void {
  describe('accounts', () => {
    // The users whose password or licence a test changes sign in in no other test, so that any sequence passes.
    const subject = backendOfDescribe()

    const login = (username: string, password: string, address = '203.0.113.1') => {
      const headers = { 'x-forwarded-for': address }
      return send(subject().address, 'POST', '/api/account/login', { username, password }, { headers })
    }

    /** Fails so often that further logins are refused for 60 seconds. */
    const delayLogins = async (username: string) => {
      for (let failures = 0; failures < 5; failures++) await login(username, 'wrong')
      for (let delays = 0; delays < 4; delays++) {
        await subject().advance(1)
        await login(username, 'wrong')
      }
    }

    /** Everything that a caller observes of a login, and the password hashes with their cost. */
    const attempt = async (username: string, password: string) => {
      await subject().hashes()
      const { status, text, headers } = await login(username, password)
      const observed = [...headers].filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name))
      return { status, text, observed, work: await subject().hashes() }
    }

    test('an unknown name, a wrong password and a locked account get the same response for the same work', async () => {
      const unknown = await attempt('unknown', DEMO_PASSWORD)
      expect([unknown.status, unknown.work.length]).toEqual([401, 1])
      expect(await attempt('sam', 'guess 1')).toEqual(unknown)
      await delayLogins('sam')
      expect(await attempt('sam', DEMO_PASSWORD)).toEqual(unknown)
      expect(await attempt('omar', DEMO_PASSWORD)).toMatchObject({ status: 200, work: unknown.work })
      await subject().advance(2)
      expect((await login('sam', DEMO_PASSWORD)).status).toBe(200)
    })

    test('a delayed account accepts the right password after 60 seconds, except when a guess follows them', async () => {
      await delayLogins('sam')
      await subject().advance(HALF_A_MINUTE)
      for (const guess of ['7', '8', DEMO_PASSWORD]) expect((await login('sam', guess)).status).toBe(401)
      await subject().advance(HALF_A_MINUTE)
      for (const guess of ['9', DEMO_PASSWORD]) expect((await login('sam', guess)).status).toBe(401)
      await subject().advance(2 * HALF_A_MINUTE)
      expect((await login('sam', DEMO_PASSWORD)).status).toBe(200)
    })

    test('guesses from one address do not delay the right password from another address', async () => {
      await delayLogins('sam')
      expect((await login('sam', DEMO_PASSWORD)).status).toBe(401)
      expect((await login('sam', DEMO_PASSWORD, '203.0.113.7')).status).toBe(200)
      await subject().advance(2)
    })

    test('guesses from many addresses delay an address that failed once for at most 60 seconds', async () => {
      for (let guess = 1; guess <= 24; guess++) await login('sam', 'wrong', `198.51.100.${guess}`)
      expect((await login('sam', 'mistyped', '203.0.113.8')).status).toBe(401)
      expect((await login('sam', DEMO_PASSWORD, '203.0.113.8')).status).toBe(401)
      await subject().advance(HALF_A_MINUTE)
      await login('sam', 'wrong', '198.51.100.25')
      await subject().advance(HALF_A_MINUTE)
      expect((await login('sam', DEMO_PASSWORD, '203.0.113.8')).status).toBe(200)
      await subject().advance(15)
    })

    test('while the clock is behind the failures, one does not delay and many delay for at most 60 seconds', async () => {
      await delayLogins('sam')
      await login('omar', 'mistyped')
      await subject().advance(-HALF_A_MINUTE)
      expect((await login('sam', DEMO_PASSWORD)).status).toBe(401)
      await subject().advance(-HALF_A_MINUTE)
      expect((await login('sam', DEMO_PASSWORD)).status).toBe(200)
      expect((await login('omar', DEMO_PASSWORD)).status).toBe(200)
      await subject().advance(1)
    })

    test('guesses from many IPv6 addresses of one network delay the account for this network', async () => {
      for (let guess = 1; guess <= 6; guess++) await login('sam', 'wrong', `2001:db8:1:2::${guess}`)
      expect((await login('sam', DEMO_PASSWORD, '2001:db8:1:2::7')).status).toBe(401)
      expect((await login('sam', DEMO_PASSWORD, '2001:db8:1:3::7')).status).toBe(200)
      await subject().advance(2)
    })

    test('a right password clears the failures before it', async () => {
      for (const guess of ['1', '2', '3', '4', DEMO_PASSWORD, '5', '6', '7']) await login('dana', guess)
      expect((await login('dana', DEMO_PASSWORD)).status).toBe(200)
    })

    test('twelve concurrent sign-ins of one user succeed', async () => {
      const replies = await Promise.all(Array.from({ length: 12 }, () => login('dana', DEMO_PASSWORD)))
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    })

    test('accepting the licence opens the orders; an impossible date is refused', async () => {
      const lee = await signInAccount(subject().address, 'lee')
      const accept = (eulaAcknowledgedDate: unknown) =>
        lee.call('PATCH', '/api/account/update-eula-acknowledged', { eulaAcknowledgedDate })
      const dates = [
        '2999-01-01T00:00:00Z',
        '2020-01-01T00:00:00Z',
        '0000-01-01T00:00:00Z',
        '0001-01-01T00:00:00+23:59',
      ]
      for (const date of [...dates, 'yesterday', '2026-02-30T10:00:00Z', '', 5, null])
        expect((await accept(date)).status).toBe(422)
      expect((await lee.call('GET', '/api/account/eula-acknowledged')).text).toBe('false')
      expect((await accept(new Date().toISOString())).status).toBe(200)
      expect((await accept(new Date(Date.now() - 60_000).toISOString())).status).toBe(200)
      expect((await lee.call('GET', '/api/account/eula-acknowledged')).text).toBe('true')
      expect((await lee.list('available', ['BAY'])).length).toBeGreaterThan(12)
    })

    test('a user can set only their own password, which ends every session', async () => {
      const nova = await signInAccount(subject().address, 'nova')
      const reset = (username: string, newPassword: string) =>
        nova.call('POST', '/api/account/reset-password', { username, newPassword })
      expect((await reset('omar', 'a-long-new-password')).status).toBe(403)
      for (const unusable of ['short', DEMO_PASSWORD]) expect((await reset('nova', unusable)).status).toBe(422)
      expect((await reset('nova', 'a-long-new-password')).status).toBe(200)
      expect((await nova.call('GET', '/api/account/eula-acknowledged')).status).toBe(401)
      expect((await login('nova', DEMO_PASSWORD)).status).toBe(401)
      expect((await login('nova', 'a-long-new-password')).status).toBe(200)
    })

    test('a sign-in whose password is changed while it is checked is refused', async () => {
      const priya = await signInAccount(subject().address, 'priya')
      await subject().hashes()
      const release = await subject().holdNextHash()
      const checked = login('priya', DEMO_PASSWORD)
      while ((await subject().hashes()).length === 0);
      const reset = { username: 'priya', newPassword: 'a-long-new-password' }
      expect((await priya.call('POST', '/api/account/reset-password', reset)).status).toBe(200)
      await release()
      expect((await checked).text).toBe((await login('priya', 'wrong')).text)
      expect((await checked).status).toBe(401)
      await subject().advance(2)
      expect((await login('priya', 'a-long-new-password')).status).toBe(200)
    })
  })
}
