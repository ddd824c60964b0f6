import manifest from '../../package.json'
import { describeCrash } from './describeCrash.ts'

const said = `The editor ${manifest.version} stopped because of an error:`

const errorOf = (name: string, message: string, stack: string) => Object.assign(new Error(message), { name, stack })

test.each<[string, unknown, string]>([
  [
    'the stack of Chrome',
    errorOf(
      'TypeError',
      'Jamie Fields\n at a.js:1:2',
      'TypeError: Jamie Fields\n at a.js:1:2\n    at gC (https://portal.example/embed/order-editor/stable/v1.js:10:1687)\n    at https://portal.example/embed/order-editor/stable/v1.js:1:96',
    ),
    'TypeError v1.js:10:1687 v1.js:1:96',
  ],
  [
    'the stack of Firefox and Safari',
    errorOf(
      'TypeError',
      'Jamie Fields',
      'gC@https://portal.example/embed/order-editor/0.795a94da.js:10:1687\n@debugger',
    ),
    'TypeError 0.795a94da.js:10:1687',
  ],
  [
    'a stack with more than eight places',
    errorOf(
      'RangeError',
      'Jamie Fields',
      Array.from({ length: 12 }, (_, row) => `gC@https://a.example/v1.js:${row}:7`).join('\n'),
    ),
    `RangeError ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => `v1.js:${row}:7`).join(' ')}`,
  ],
  ['a stack of other files', errorOf('TypeError', '', 'at <anonymous>:1:2\nat native\nat page.html:3:4'), 'TypeError'],
  ['an error without a stack', Object.assign(new Error('Jamie Fields'), { stack: undefined }), 'Error'],
  ['a name that is a sentence', errorOf('Jamie Fields', '', ''), 'Error'],
  ['a thrown text', 'Jamie Fields', 'Error'],
])('says the class and the places of %s, without its message', (_, error, cause) => {
  expect(describeCrash(error)).toBe(`${said} ${cause}`)
})
