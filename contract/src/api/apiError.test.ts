import { ApiError, isApiError, isOrderGone, isUnreached, mayHaveTakenEffect } from './apiError.ts'

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

test.each([
  [new ApiError('refused', 'answerOrder', 409), false],
  [new ApiError('refused', 'answerOrder', 500), true],
  [new ApiError('refused', 'answerOrder', 503), true],
  [new ApiError('unauthorised', 'answerOrder', 401), false],
  [new ApiError('timeout', 'answerOrder'), true],
  [new ApiError('network', 'answerOrder'), true],
  [new ApiError('unreadable', 'answerOrder', 200), true],
  [new ApiError('cancelled', 'answerOrder'), true],
  [new Error('of another kind'), false],
])('reports for %s whether the change may have taken effect: %s', (failure, expected) => {
  expect(mayHaveTakenEffect(failure)).toBe(expected)
})

test.each([
  [new ApiError('refused', 'orderDetails', 404), true],
  [new ApiError('refused', 'orderDetails', 410), true],
  [new ApiError('refused', 'orderDetails', 403), false],
  [new ApiError('network', 'orderDetails'), false],
  [new Error('of another kind'), false],
])('reports for %s whether the order is gone: %s', (failure, expected) => {
  expect(isOrderGone(failure)).toBe(expected)
})

test.each([
  [new ApiError('network', 'orderDetails'), true],
  [new ApiError('timeout', 'orderDetails'), true],
  [new ApiError('refused', 'orderDetails', 502), true],
  [new ApiError('refused', 'orderDetails', 503), true],
  [new ApiError('refused', 'orderDetails', 504), true],
  [new ApiError('refused', 'orderDetails', 500), false],
  [new ApiError('refused', 'orderDetails', 403), false],
  [new ApiError('unreadable', 'orderDetails', 200), false],
  [new ApiError('cancelled', 'orderDetails'), false],
  [new Error('of another kind'), false],
  [undefined, false],
])('reports for %s whether the backend was not reached: %s', (failure, expected) => {
  expect(isUnreached(failure)).toBe(expected)
})
