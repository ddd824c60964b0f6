import { reportFailedCall } from './reportFailedCall.ts'
import { allowedEvent } from './telemetry.ts'

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warn.mockRestore())

test('a failed call is one event and one console line with the same report id', () => {
  const report = jest.fn()
  reportFailedCall({ report }, { operation: 'completedOrders', failure: 'refused', status: 500, durationMs: 1200 })
  const [event, fields] = report.mock.calls[0] ?? []
  expect(report).toHaveBeenCalledTimes(1)
  expect([event, fields]).toEqual([
    'call.failed',
    { call: 'completedOrders', failure: 'refused', status: 500, durationMs: 1200, reportId: expect.any(String) },
  ])
  expect(allowedEvent(event, fields)).toEqual(fields)
  expect(warn.mock.calls).toEqual([[`completedOrders failed after 1200 ms: refused 500 (report ${fields.reportId})`]])
})

test('a call without a response has no status', () => {
  const report = jest.fn()
  reportFailedCall({ report }, { operation: 'updateCharge', failure: 'network', status: undefined, durationMs: 3 })
  expect(report.mock.calls[0]?.[1]).not.toHaveProperty('status')
})
