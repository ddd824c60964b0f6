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
  ['a name that is a sentence', errorOf('Jamie Fields', '', ''), 'Error'],
  ['a thrown text', 'Jamie Fields', 'Error'],
])('says the class and the places of %s, without its message', (_, error, cause) => {
  expect(describeCrash(error)).toBe(`${said} ${cause}`)
})
