import { describePortalHost } from '@carrier-portal/contract/testing'
import { createEmbedHost } from './embedHost.ts'

const options = { apiBaseUrl: '', workOrderNumber: 'WO-1', view: 'details', getAccessToken: () => undefined } as const

describePortalHost('the embedded host', () => {
  const { hostOf, dirty } = createEmbedHost({
    options: () => options,
    onFailure: () => undefined,
    portalContainer: () => document.body,
  })
  return { host: hostOf(options), isWorkHeld: dirty.get }
})

test.each([
  [401, 'unauthorised'],
  [500, 'refused'],
])('rejects a call that got %p with its own failure when the callbacks throw', async (status, failure) => {
  const reported: unknown[] = []
  globalThis.reportError = (error) => reported.push(error)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }))
  const error = new Error('showToast is not defined')
  const fail = () => {
    throw error
  }
  const { hostOf } = createEmbedHost({
    onFailure: () => undefined,
    options: () => ({
      ...options,
      getAccessToken: () => 'token',
      apiBaseUrl: 'https://api.example',
      onError: fail,
      onAuthRequired: fail,
    }),
    portalContainer: () => document.body,
  })
  await expect(hostOf(options).api.orderDetails('WO-1')).rejects.toMatchObject({ name: 'ApiError', failure })
  expect(reported).toEqual([error])
})

test.each([
  [undefined, 15],
  [60, 60],
])('gives up a call with requestTimeoutSeconds %p after %i seconds', async (requestTimeoutSeconds, seconds) => {
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
  const caller = { apiBaseUrl: 'https://api.example', getAccessToken: () => 'token' }
  const onError = jest.fn()
  const { hostOf } = createEmbedHost({
    onFailure: () => undefined,
    options: () => ({ ...options, ...caller, requestTimeoutSeconds, onError }),
    portalContainer: () => document.body,
  })
  const call = hostOf(options).api.orderDetails('WO-1').catch(String)
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(onError).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await call
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }))
  jest.useRealTimers()
})

test('reports a save that an error of the editor stopped, by the class of the error', () => {
  const onError = jest.fn()
  const { hostOf } = createEmbedHost({
    onFailure: () => undefined,
    options: () => ({ ...options, onError }),
    portalContainer: () => document.body,
  })
  const { telemetry } = hostOf(options)
  telemetry.report('call.failed')
  telemetry.report('save.crashed', { error: 'RangeError' })
  expect(onError.mock.calls).toEqual([
    [
      {
        workOrderNumber: 'WO-1',
        view: 'details',
        code: 'crashed',
        message: 'The save stopped because of an error: RangeError',
      },
    ],
  ])
})
