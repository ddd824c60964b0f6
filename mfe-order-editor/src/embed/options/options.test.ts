import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { readTheme } from './readTheme.ts'
import { validateOptions } from './validateOptions.ts'

const options: OrderEditorOptions = {
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: 'https://api.example',
  getAccessToken: () => 'token',
}

test.each<[string, object]>([
  ['the required ones', {}],
  ['the page’s own origin', { apiBaseUrl: '' }],
  ['a path of the page’s own origin', { apiBaseUrl: '/gateway' }],
  ['an API with a path', { apiBaseUrl: 'https://api.example/v1' }],
  ['an API on localhost', { apiBaseUrl: 'http://localhost:4450' }],
  ['an API on the IPv6 address of this machine', { apiBaseUrl: 'http://[::1]:4450' }],
  ['everything', { locale: 'es', timeZone: 'America/Chicago', theme: { scheme: 'dark', tokens: { accent: 'teal' } } }],
  [
    'a theme by name',
    {
      theme: 'auto',
      nonce: 'abc',
      apiHeaders: true,
      requestTimeoutSeconds: 60,
      hidePatientNames: true,
      onSaved: () => undefined,
    },
  ],
])('accepts options: %s', (_, more) => {
  expect(validateOptions({ ...options, ...more })).toEqual([])
})

test.each<[string, unknown]>([
  ['view', 'edit'],
  ['view', undefined],
  ['workOrderNumber', ' '],
  ['workOrderNumber', 7],
  ['apiBaseUrl', 'http://api.example'],
  ['apiBaseUrl', '//api.example'],
  ['apiBaseUrl', '/\\api.example'],
  ['apiBaseUrl', '/\t/api.example'],
  ['apiBaseUrl', 'http://api.example/v1'],
  ['apiBaseUrl', 'https://api@evil.example/v1'],
  ['apiBaseUrl', 'https:\\\\api.example'],
  ['apiBaseUrl', 'https://api@evil.example'],
  ['apiBaseUrl', 'https://api.example/?x='],
  ['apiBaseUrl', 'javascript:alert(1)'],
  ['apiBaseUrl', undefined],
  ['apiHeaders', 'yes'],
  ['requestTimeoutSeconds', '60'],
  ['requestTimeoutSeconds', 0],
  ['getAccessToken', 'token'],
  ['locale', 'de'],
  ['timeZone', 'Mars/Olympus'],
  ['theme', 'pink'],
  ['theme', { tokens: { accent: 3 } }],
  ['onSaved', 'alert()'],
  ['hidePatientNames', 'yes'],
])('names an invalid option: %s %p', (key, value) => {
  expect(validateOptions({ ...options, [key]: value })).toEqual([expect.stringMatching(`^${key} must be `)])
})

test('names unknown options', () => {
  expect(validateOptions({ ...options, onsave: () => undefined })).toEqual(['onsave is no option'])
})

test('rejects options that are no object', () => {
  expect(validateOptions(undefined)).toEqual(['options must be an object'])
})

test.each<[OrderEditorOptions['theme'], ReturnType<typeof readTheme>]>([
  [undefined, { scheme: undefined, tokens: {} }],
  ['auto', { scheme: undefined, tokens: {} }],
  ['dark', { scheme: 'dark', tokens: {} }],
  [
    { tokens: { accent: '#7a0019', font: 'Georgia' } },
    { scheme: undefined, tokens: { '--cp-accent': '#7a0019', '--cp-font': 'Georgia' } },
  ],
])('reads the theme %p', (theme, expected) => {
  expect(readTheme(theme)).toEqual(expected)
})
