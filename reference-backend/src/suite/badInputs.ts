import { type Account, type ApiResponse, signInAccount } from '../testing/client.ts'
import { type SampleOrder, sampleCalls } from '../testing/sampleCalls.ts'
import type { Subject } from './subject.ts'

/** Malformed requests: each is refused with a reason and changes nothing. */
export function describeBadInputs(subject: Subject): void {
  describe('bad inputs', () => {
    let dana: Account
    let order: SampleOrder

    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
      const [completed] = await dana.list('completed', ['BAY'])
      if (!completed) throw new Error('BAY has completed nothing today')
      order = completed
    })

    const raw = (body: string | Blob, headers: Record<string, string> = {}): Promise<ApiResponse> =>
      dana.call('POST', '/api/orders/details', body, headers)
    test.each([
      ['no JSON', '{"workOrderNumber":', {}, 400],
      ['an empty body', '', {}, 400],
      ['bytes that are not UTF-8', new Blob([Buffer.from('{"workOrderNumber":"caf\xe9"}', 'latin1')]), {}, 400],
      ['a poisoned prototype', '{"workOrderNumber":"x","__proto__":{"admin":true}}', {}, 400],
      ['a poisoned constructor', '{"workOrderNumber":"x","constructor":{"prototype":{"admin":true}}}', {}, 400],
      ['a JSON text nested 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), {}, 400],
      ['a string of a million characters without an end', `"${'\\"'.repeat(500_000)}`, {}, 400],
      ['a repeated key', '{"workOrderNumber":"x","workOrderNumber":"y"}', {}, 400],
      ['an encoded body', '{"workOrderNumber":"x"}', { 'content-encoding': 'gzip' }, 415],
      [
        'plain text, which a form of another origin can send',
        '{"workOrderNumber":"x"}',
        { 'content-type': 'text/plain' },
        415,
      ],
      ['a form', 'workOrderNumber=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['more than a mebibyte', JSON.stringify({ workOrderNumber: 'x'.repeat(1_100_000) }), {}, 413],
      ['the character 0', '{"workOrderNumber":"WO\\u0000"}', {}, 422],
      ['half a character', '{"workOrderNumber":"\\ud800"}', {}, 422],
      ['half a character as a name', '{"workOrderNumber":"x","\\udfff":1}', {}, 422],
      ['a number for a text', '{"workOrderNumber":5}', {}, 422],
      ['an empty object', '{}', {}, 422],
      ['null', 'null', {}, 422],
      ['a list', '[]', {}, 422],
      ['an unknown field', '{"workOrderNumber":"x","more":1}', {}, 422],
      ['a header out of bounds', '{"workOrderNumber":"x"}', { 'x-xsrf-token': 'x'.repeat(300) }, 403],
    ] as const)('rejects %s', async (_, body, headers, status) => {
      const reply = await raw(body, headers)
      expect(reply.status).toBe(status)
      expect(reply.json<{ statusCode: number; error: string }>()).toMatchObject({
        statusCode: status,
        error: expect.any(String),
      })
    })

    test.each(['availableOrders', 'acceptedOrders', 'completedOrders', 'orderDetails', 'itemTypes'] as const)(
      '%s rejects a value of X-Background that the contract does not have',
      async (name) => {
        const [method, path, body] = sampleCalls(order)[name]
        expect((await dana.call(method, path, body, { 'x-background': 'yes' })).status).toBe(422)
      },
    )

    test('rejects malformed and unknown paths', async () => {
      const paths = [
        '/api/orders/%00',
        '/api/orders/%zz',
        '/api/../secrets',
        '/documents/../../package.json',
        `/${'x'.repeat(9000)}`,
      ]
      for (const path of paths) {
        const { status } = await dana.call('GET', path)
        expect([400, 404, 414]).toContain(status)
      }
    })

    test('a path that cannot be decoded gets the response of an unknown path', async () => {
      const [unknown, damaged] = [await dana.call('GET', '/api/unknown'), await dana.call('GET', '/api/%zz')]
      const names = ({ headers }: ApiResponse) => [...headers.keys()]
      expect([damaged.status, damaged.text]).toEqual([404, unknown.text])
      expect(names(damaged)).toEqual(names(unknown))
    })

    test('takes headers of more than the 16 KiB that a proxy in front accepts', async () => {
      const { status } = await dana.call('GET', '/api/orders/item-types', undefined, { 'x-large': 'a'.repeat(17_000) })
      expect(status).toBe(200)
    })

    test('the 404 of an unknown path reveals nothing else', async () => {
      const reply = await dana.call('GET', '/api/orders/nothing-here')
      expect(reply.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no such address.' })
    })
  })
}
