import { send, signInAccount } from '../testing/client.ts'
import type { Subject } from './subject.ts'

/** The PDF documents, the headers of every response and the health check. */
export function describeDocuments(subject: Subject): void {
  describe('documents and headers', () => {
    test.each(['EULA', 'PrivacyPolicy', 'PrivacyPolicyCA'])('%s.pdf is public', async (name) => {
      const reply = await send(subject().address, 'GET', `/documents/${name}.pdf`)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect(reply.headers.get('content-disposition')).toBe('inline')
      expect(reply.headers.get('content-security-policy')).toMatch(/sandbox/)
      expect(reply.text).toMatch(/^%PDF-1\.7/)
    })

    test('the licence call returns the public document, which has several pages', async () => {
      const open = await send(subject().address, 'GET', '/documents/EULA.pdf')
      const lee = await signInAccount(subject().address, 'lee')
      const called = await lee.call('GET', '/api/account/eula')
      expect(open.text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
      expect(called.headers.get('content-type')).toBe('application/pdf')
      expect(called.text).toBe(open.text)
    })

    test('responses forbid storing, sniffing, framing and referrers', async () => {
      const { headers } = await send(subject().address, 'GET', '/api/orders/item-types')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    })

    test.each(['/health', '/ready'])('%s responds with the status ok', async (path) => {
      expect((await send(subject().address, 'GET', path)).json()).toEqual({ status: 'ok' })
    })
  })
}
