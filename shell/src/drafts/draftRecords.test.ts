import { createDraftRecords } from './draftRecords.ts'

const draft = (id: string, keptAt: number) => ({ id, key: 'k', value: id, keptAt })
const stored = [draft('r1', 1), draft('r3', 3), draft('r2', 2)]

/** The records of a page that has found three of other pages; its clock does not move. */
function aPage() {
  const records = createDraftRecords(() => 9)
  records.replaceAll(stored)
  return records
}

test('finds the newest record of other pages, and of the others the newest first', () => {
  const records = aPage()
  expect(records.draftOf('k')).toEqual(draft('r3', 3))
  expect(records.othersOf('k')).toEqual([draft('r2', 2), draft('r1', 1)])
})

test('replaces the found record alone, and names it when what was typed over it is removed', () => {
  const records = aPage()
  records.keep('k', 'typed')
  const id = records.keep('k', 'typed more')
  records.replaceAll([...records.all(), ...stored])
  expect(records.all().map(({ value }) => value)).toEqual(['r1', 'r2', 'typed more'])
  const own = records.draftOf('k')
  expect(own && records.remove(own)).toEqual([
    { id, keptAt: 10 },
    { id: 'r3', keptAt: 3 },
  ])
  expect(records.draftOf('k')).toBeUndefined()
})

test('keeps what is typed in the millisecond in which the text before was removed', () => {
  const records = createDraftRecords(() => 9)
  records.keep('k', 'saved')
  const saved = records.draftOf('k')
  if (saved) records.remove(saved)
  records.keep('k', 'typed since')
  expect(records.draftOf('k')).toMatchObject({ value: 'typed since' })
})

test('keeps a copy of the typed values', () => {
  const records = createDraftRecords(() => 9)
  const typed = { comments: 'first' }
  records.keep('k', typed)
  typed.comments = 'later'
  expect(records.draftOf('k')?.value).toEqual({ comments: 'first' })
})
