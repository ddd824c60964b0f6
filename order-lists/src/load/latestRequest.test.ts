import fc from 'fast-check'
import { latestRequest } from './latestRequest.ts'

/** Reliability, row 51: 500 orders of answering. */
test('whichever answers last, everybody gets the newest request’s answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (s, fails) => {
      const run = latestRequest<number>()
      const requests = fails.map((fail, index) =>
        run(() =>
          s.schedule(Promise.resolve(index)).then((answer) => {
            if (fail) throw new Error(`request ${answer}`)
            return answer
          }),
        ).catch(() => 'failed'),
      )
      await s.waitAll()
      const last = fails.length - 1
      expect(await Promise.all(requests)).toEqual(requests.map(() => (fails[last] ? 'failed' : last)))
    }),
    { numRuns: 500 },
  )
})
