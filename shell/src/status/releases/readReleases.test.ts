import { readCounts, readHistory } from './readReleases.ts'

const point = { at: 1_700_000_000_000, loads: 4, failures: 1 }
const entry = { revision: 3, at: '2026-11-21T10:00:00Z', who: 'nina', why: 'fix', what: 'promoted mfe-a 1.1.0' }

test.each([
  ['the counts', { remotes: { 'mfe-a': { '1.0.0': [point] } } }, { '1.0.0': [point] }],
  ['a point without a count', { remotes: { 'mfe-a': { '1.0.0': [point, { at: 1 }] } } }, { '1.0.0': [point] }],
  ['a version without points', { remotes: { 'mfe-a': { '1.0.0': null } } }, { '1.0.0': [] }],
  ['a remote without versions', { remotes: { 'mfe-a': 'none' } }, {}],
])('reads %s', (_, json, versions) => {
  expect(readCounts(json)).toEqual({ remotes: { 'mfe-a': versions }, watched: {}, rolledBack: {} })
})

test.each([
  [{ 'mfe-a': '1.1.0', 'mfe-b': 3 }, { 'mfe-a': '1.1.0' }],
  ['all', {}],
])('reads the watched trials in %j', (watched, read) => {
  expect(readCounts({ remotes: {}, watched })?.watched).toEqual(read)
})

test.each([
  [{ 'mfe-a': ['1.1.0', 2], 'mfe-b': '1.0.0' }, { 'mfe-a': ['1.1.0'] }],
  [null, {}],
])('reads the versions that were rolled back in %j', (rolledBack, read) => {
  expect(readCounts({ remotes: {}, rolledBack })?.rolledBack).toEqual(read)
})

test.each([null, 'off', [], {}, { remotes: [] }])('reads no counts in %j', (json) => {
  expect(readCounts(json)).toBeUndefined()
})

test.each([
  ['every change', [entry, entry], [entry, entry]],
  ['no change without an author', [{ ...entry, who: null }, entry], [entry]],
  ['no change without a revision', [{ ...entry, revision: '3' }], []],
  [
    'no change at an unreadable time',
    [
      { ...entry, at: 'yesterday' },
      { ...entry, at: '2026-11-21T99:00Z' },
    ],
    [],
  ],
  ['no text', ['promoted'], []],
])('reads %s of a history', (_, changes, read) => {
  expect(readHistory({ changes })).toEqual(read)
})

test.each([null, {}, { changes: {} }])('reads no history in %j', (json) => {
  expect(readHistory(json)).toBeUndefined()
})
