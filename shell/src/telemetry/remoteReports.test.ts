import { remoteReport } from './remoteReports.ts'

test.each([
  [
    'remote.loaded',
    { remote: 'mfe-a', version: '1.0.0', reason: 'active', retries: 0 },
    { event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0' },
  ],
  [
    'remote.crashed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'lateChunk', reason: 'unreachable', reportId: 'r1' },
    { event: 'remote.crashed', remote: 'mfe-a', version: '1.0.0' },
  ],
  [
    'remote.failed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'download', reason: 'unreachable' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0' },
  ],
  ['remote.failed', { remote: 'mfe-a', version: '1.0.0', stage: 'download', reason: 'timeout' }, undefined],
  [
    'remote.failed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'evaluation', reason: 'timeout' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0' },
  ],
  ['remote.failed', { remote: 'mfe-a', version: '', stage: 'registry' }, undefined],
  ['remote.failed', { version: '1.0.0', stage: 'download' }, undefined],
  ['remote.threw', { remote: 'mfe-a', version: '1.0.0' }, undefined],
  ['update.applied', { revision: 2, trigger: 'button' }, undefined],
])('reports %s with %j as %j', (event, fields, report) => {
  expect(remoteReport(event, fields)).toEqual(report)
})
