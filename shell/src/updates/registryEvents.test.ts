import { revisionOfEvent } from './registryEvents.ts'

test.each([
  ['{"revision":14}', 14],
  ['{"revision":"14"}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('reads the revision in %j', (data, revision) => {
  expect(revisionOfEvent(data)).toBe(revision)
})
