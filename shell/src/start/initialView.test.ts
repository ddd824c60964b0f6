import { initialView, isScriptAllowed } from './initialView.ts'

test.each([
  ['/', '', 'en', 'login'],
  ['/login', '', 'en', 'login'],
  ['/order/1', 'a=b', 'en', 'login'],
  ['/order/1', 'access_token=', 'en', 'login'],
  ['/order/1', 'a=b; access_token=%22x%22', 'en', 'app'],
  ['/login', '', 'es', 'app'],
  ['/EULA', '', 'en', 'app'],
  ['/reset-password', '', 'en', 'app'],
])('starts %s with the cookies %j in %s with %s', (path, cookies, locale, start) => {
  expect(initialView(path, cookies, locale)).toBe(start)
})

test.each([
  ['/assets/main.js', true],
  ['https://portal.example/r/x.js', true],
  ['https://r.example/x.js', true],
  ['//evil.example/x.js', false],
  ['https://portal.example.evil/x.js', false],
  ['data:text/javascript,1', false],
  ['blob:https://evil.example/1', false],
  ['javascript:1', false],
  ['https://', false],
])('reports whether a script of %s is allowed: %s', (address, allowed) => {
  expect(isScriptAllowed(address, 'https://portal.example', ['https://r.example'])).toBe(allowed)
})
