import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfiguration, readConfiguration } from '@carrier-portal/contract/configuration'
import { originsOf, readConfig, readValidConfig } from './portalConfig.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))

const file = (text: string) => {
  const path = join(folder, 'portal.json')
  writeFileSync(path, text)
  return path
}

const FRAMING = /: "embedding" must be { "frameAncestors": a list of origins such as "https:\/\/tool\.example" }\.$/

test('returns the defaults without a configuration file', () => {
  expect(JSON.parse(readConfig())).toMatchObject({ productName: 'Carrier Portal', apiBaseUrl: '', drafts: 'device' })
})

test('has the same defaults as a page without a configuration', () => {
  expect(parseConfiguration(readConfig())).toEqual(readConfiguration({}))
})

test.each([
  [join(folder, 'none.json'), 'ENOENT: no such file or directory'],
  [folder, 'EISDIR: illegal operation on a directory'],
])('says why %s cannot be read', (path, reason) => {
  expect(() => readConfig(path)).toThrow(`The configuration ${path} cannot be read: ${reason}`)
})

test.each([
  [
    '{"requestTimeoutSeconds":"30"}',
    /is not valid: "requestTimeoutSeconds" must be a number of seconds from 1 to 600\.$/,
  ],
  [
    '{"drafts":"disk","offline":1}',
    /: "drafts" must be "device", "session" or "memory", "offline" must be true or false\.$/,
  ],
  ['{broken', /portal\.json is not valid: the document is not JSON\.$/],
  ['{"embedding":{"frameAncestors":["https://*.example"]}}', FRAMING],
  ['{"embedding":{"frameAncestors":["https://tool.example/"]}}', FRAMING],
  ['{"embedding":{"frameAncestors":"https://tool.example"}}', FRAMING],
  ['{"embedding":["https://tool.example"]}', FRAMING],
])('rejects %s with the sentences of the page', (text, sentence) => {
  const config = file(text)
  expect(() => readValidConfig(config)).toThrow(sentence)
})

test('returns a valid configuration as readConfig does', () => {
  const config = file('{"productName":"Northline","embedding":{"frameAncestors":["https://tool.example"]}}')
  expect(readValidConfig(config)).toBe(readConfig(config))
})

test('replaces defaults with the keys of the configuration file', () => {
  const config = JSON.parse(readConfig(file('{"productName":"Northline"}')))
  expect(config).toMatchObject({ productName: 'Northline', supportPhone: '1-800-555-0100' })
})

test('serves a file that is not JSON unchanged, so that the shell can report it', () => {
  expect(readConfig(file('{broken'))).toBe('{broken')
})

test('lists exactly the valid origins of the configuration for the policy', () => {
  const config = JSON.stringify({
    apiBaseUrl: 'https://api.example/v1',
    registryUrl: '/registry.json',
    documents: { eula: 'https://docs.example/a.pdf', privacyPolicy: '/b.pdf' },
    telemetry: { endpoint: 'https://api.example/events' },
    sessionRecording: null,
    allowedRemoteOrigins: ['https://team.example', 'javascript:alert(1)', 7],
  })
  expect(originsOf(config)).toEqual({
    remotes: ['https://team.example'],
    requests: ['https://api.example', 'https://docs.example'],
    documents: ['https://docs.example'],
  })
  expect(originsOf('{broken')).toEqual({ remotes: [], requests: [], documents: [] })
})
