import fc from 'fast-check'
import { latestRequest } from './latestRequest.ts'

test('resolves every request with the result of the newest, in any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (s, fails) => {
      const run = latestRequest<number>()
      const requests = fails.map((fail, index) =>
        run(() =>
          s.schedule(Promise.resolve(index)).then((value) => {
            if (fail) throw new Error(`request ${value}`)
            return value
          }),
        ).catch((error: Error) => error.message),
      )
      await s.waitAll()
      const last = fails.length - 1
      expect(await Promise.all(requests)).toEqual(requests.map(() => (fails[last] ? `request ${last}` : last)))
    }),
    { numRuns: 500 },
  )
})
