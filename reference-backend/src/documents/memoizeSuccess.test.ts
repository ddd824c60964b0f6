import { memoizeSuccess } from './memoizeSuccess.ts'

test('returns one made value to all calls, and makes it again after a failure', async () => {
  const results = [Promise.reject(new Error('full')), Promise.resolve('first'), Promise.resolve('second')]
  const document = memoizeSuccess(() => results.shift() ?? Promise.reject(new Error('none')))
  await expect(Promise.all([document(), document()])).rejects.toThrow('full')
  expect(await Promise.all([document(), document()])).toEqual(['first', 'first'])
  expect(await document()).toBe('first')
})
