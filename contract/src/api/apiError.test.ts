import { ApiError, isApiError } from './apiError.ts'

/** The class as another bundle of the page declares it. */
class CopyOfApiError extends Error {
  override readonly name = 'ApiError'
}

test.each([
  ['an error of this copy', new ApiError('refused', 'updateCharge', 500), true],
  ['an error of another bundle', new CopyOfApiError('updateCharge: refused 500'), true],
  ['a fault of our own', new TypeError('x is undefined'), false],
  ['an object with the name', { name: 'ApiError' }, false],
])('recognises %s', (_, error, expected) => {
  expect(isApiError(error)).toBe(expected)
})
