import { type ResetIssue, validateReset } from './validateReset.ts'

const filled = { username: 'dana', newPassword: 'courier-2027', confirmPassword: 'courier-2027' }

test('all three fields filled in, with equal passwords, are valid', () => {
  expect(validateReset(filled)).toEqual({})
})

test.each<[string, object, Record<string, ResetIssue>]>([
  ['a username of blanks', { username: '  ' }, { username: 'usernameMissing' }],
  [
    'no passwords',
    { newPassword: '', confirmPassword: '' },
    { newPassword: 'newPasswordMissing', confirmPassword: 'confirmPasswordMissing' },
  ],
  ['no confirmation', { confirmPassword: '' }, { confirmPassword: 'confirmPasswordMissing' }],
  ['another confirmation', { confirmPassword: 'courier-2028' }, { confirmPassword: 'passwordMismatch' }],
  ['a confirmation in capitals', { confirmPassword: 'COURIER-2027' }, { confirmPassword: 'passwordMismatch' }],
])('reports %s', (_, change, issues) => {
  expect(validateReset({ ...filled, ...change })).toEqual(issues)
})
