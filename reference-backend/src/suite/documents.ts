import { send, signIn } from '../testing/client.ts'
import type { Subject } from './subject.ts'

/** The PDF documents and the headers of every answer (reliability, row 76 and section 3). */
export function describeDocuments(subject: Subject): void {
  describe('documents and headers', () => {
    test.each(['EULA', 'PrivacyPolicy', 'PrivacyPolicyCA'])('%s.pdf is open to everybody', async (name) => {
      const reply = await send(subject().address, 'GET', `/documents/${name}.pdf`)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect(reply.headers.get('content-disposition')).toBe('inline')
      expect(reply.headers.get('content-security-policy')).toMatch(/sandbox/)
      expect(reply.text).toMatch(/^%PDF-1\.7/)
    })

    test('the licence has several pages, and the call gives the same document', async () => {
      const open = await send(subject().address, 'GET', '/documents/EULA.pdf')
      const lee = await signIn(subject().address, 'lee')
      const called = await lee.call('GET', '/api/account/eula')
      expect(open.text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
      expect(called.headers.get('content-type')).toBe('application/pdf')
      expect(called.text).toBe(open.text)
    })

    test('answers are not kept, sniffed, framed or told about', async () => {
      const { headers } = await send(subject().address, 'GET', '/api/orders/item-types')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    })

    test('it says that it is well', async () => {
      expect((await send(subject().address, 'GET', '/health')).json()).toEqual({ status: 'ok' })
    })
  })
}
