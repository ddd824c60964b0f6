import { createDrafts } from './drafts.ts'

test('the same user finds what was typed, another user does not', () => {
  const drafts = createDrafts(() => 42)
  drafts.belongTo('dana')
  drafts.keep('update:WO-1', { pickup: 'J. Ward' })
  drafts.belongTo('dana')
  expect(drafts.find('update:WO-1')).toEqual({ value: { pickup: 'J. Ward' }, keptAt: 42 })
  drafts.belongTo('omar')
  expect(drafts.find('update:WO-1')).toBeUndefined()
  expect(drafts.isEmpty()).toBe(true)
})

test('a draft is dropped, and what is kept does not change with the form', () => {
  const drafts = createDrafts(() => 1)
  const form = { items: ['a'] }
  drafts.keep('k', form)
  form.items.push('b')
  expect(drafts.find('k')?.value).toEqual({ items: ['a'] })
  drafts.drop('k')
  expect(drafts.find('k')).toBeUndefined()
  expect(drafts.find('toString')).toBeUndefined()
})

test('drafts in the session storage outlive the page', () => {
  const first = createDrafts(() => 1, sessionStorage)
  first.belongTo('dana')
  first.keep('k', 'typed')
  const second = createDrafts(() => 2, sessionStorage)
  second.belongTo('dana')
  expect(second.find('k')).toEqual({ value: 'typed', keptAt: 1 })
  second.clear()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'x', 'null', '[]', '{"owner":1,"kept":{}}', '{"owner":"a","kept":{"k":null}}'])(
  'garbage is no draft: %s',
  (text) => {
    sessionStorage.setItem('drafts', text)
    expect(createDrafts(() => 1, sessionStorage).isEmpty()).toBe(true)
    sessionStorage.clear()
  },
)
