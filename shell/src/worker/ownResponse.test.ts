import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnResponse } from './ownResponse.ts'

const own = readFileSync(join(__dirname, '../index.html'), 'utf8')
const foreign = '<!doctype html><html><body>Welcome to Guest Wi-Fi.</body></html>'

test.each([
  ['page', 'the page of the shell', own, true],
  ['page', 'a page of the network', foreign, false],
  ['page', 'no body', null, false],
  ['configuration', 'a configuration', '{ "supportPhone": "1-800-555-0100" }', true],
  ['configuration', 'an object of the network', '{}', false],
  ['registry', 'a registry', '{ "revision": 1, "remotes": {} }', true],
  ['registry', 'an object of the network', '{}', false],
  ['registry', 'an object without remotes', '{ "remotes": null }', false],
  ['configuration', 'a page of the network', foreign, false],
  ['configuration', 'JSON of another kind', 'null', false],
  ['registry', 'half a document', '{ "revision"', false],
  ['registry', 'no body', null, false],
] as const)('for a %s, %s is the own response', async (kind, _, body, isOwn) => {
  expect(await isOwnResponse(kind, new Response(body))).toBe(isOwn)
})

test('recognises the page before all of it has arrived', async () => {
  const start = new TextEncoder().encode(own.slice(0, own.indexOf('</head>')))
  const endless = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(start) })
  expect(await isOwnResponse('page', new Response(endless))).toBe(true)
})
