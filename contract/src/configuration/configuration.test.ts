import { parseConfiguration, readConfiguration } from './configuration.ts'

const TIME_LIMIT = '"requestTimeoutSeconds" must be a number of seconds from 1 to 600'
const DOCUMENT_LIMITS = '"documentLimits" must be { "megabytes": 1 to 500, "seconds": 1 to 600 }'

test('reads the demo defaults from an empty document', () => {
  expect(readConfiguration({})).toEqual({
    state: 'read',
    configuration: {
      productName: 'Carrier Portal',
      apiBaseUrl: '',
      apiHeaders: false,
      requestTimeoutSeconds: 15,
      registryUrl: '/registry.json',
      documents: {
        eula: '/documents/EULA.pdf',
        privacyPolicy: '/documents/PrivacyPolicy.pdf',
        privacyPolicyCa: '/documents/PrivacyPolicyCA.pdf',
      },
      documentLimits: { megabytes: 25, seconds: 15 },
      supportPhone: '1-800-555-0100',
      passwordReset: 'support',
      sessionRecording: null,
      drafts: 'device',
      offline: true,
      hidePatientNames: false,
      allowedRemoteOrigins: [],
      telemetry: null,
    },
  })
})

test('reads every value of the document', () => {
  const said = {
    productName: 'Couriers',
    apiBaseUrl: 'https://api.example',
    apiHeaders: true,
    requestTimeoutSeconds: 120,
    registryUrl: '/live/registry.json',
    documents: { eula: '/a.pdf', privacyPolicy: 'https://files.example/b.pdf', privacyPolicyCa: '/c.pdf' },
    documentLimits: { megabytes: 100, seconds: 60 },
    supportPhone: '1-800-555-0199',
    passwordReset: 'form',
    sessionRecording: { endpoint: 'https://records.example/' },
    drafts: 'session',
    offline: false,
    hidePatientNames: true,
    allowedRemoteOrigins: ['https://r.example'],
    telemetry: { endpoint: 'https://events.example/' },
  }
  expect(readConfiguration(said)).toMatchObject({ state: 'read', configuration: said })
})

test.each([
  [{ apiBaseUrl: '' }],
  [{ requestTimeoutSeconds: 1 }],
  [{ requestTimeoutSeconds: 600 }],
  [{ documentLimits: { megabytes: 1, seconds: 1 } }],
  [{ documentLimits: { megabytes: 500, seconds: 600 } }],
  [{ passwordReset: 'support' }],
  [{ drafts: 'device' }],
  [{ drafts: 'memory' }],
  [{ telemetry: null }],
])('accepts %j', (said) => {
  expect(readConfiguration(said)).toMatchObject({ state: 'read', configuration: said })
})

test.each([
  ['no object', null, 'the document is not an object'],
  ['a list', [], 'the document is not an object'],
  ['an empty name', { productName: ' ' }, '"productName" must be a text'],
  ['a script address', { registryUrl: 'javascript:alert(1)' }, '"registryUrl" must be a path or an http(s) address'],
  ['a hidden host', { registryUrl: '//evil.example' }, '"registryUrl" must be a path or an http(s) address'],
  ['a host behind a tab', { registryUrl: '/\t/evil.example' }, '"registryUrl" must be a path or an http(s) address'],
  [
    'a name before an @',
    { apiBaseUrl: 'https://api@evil.example' },
    '"apiBaseUrl" must be empty, a path or an http(s) address',
  ],
  ['a document that is a number', { documents: { eula: 1 } }, '"eula" must be a path or an http(s) address'],
  ['documents as a list', { documents: [] }, '"documents" must be an object'],
  ['optional headers as a text', { apiHeaders: 'yes' }, '"apiHeaders" must be true or false'],
  ['a time limit of 0', { requestTimeoutSeconds: 0 }, TIME_LIMIT],
  ['a time limit above 600', { requestTimeoutSeconds: 601 }, TIME_LIMIT],
  ['a time limit as a text', { requestTimeoutSeconds: '30' }, TIME_LIMIT],
  ['an endless time limit', { requestTimeoutSeconds: 1e9 }, TIME_LIMIT],
  ['an unknown password reset', { passwordReset: true }, '"passwordReset" must be "support" or "form"'],
  ['a document limit without its time', { documentLimits: { megabytes: 25 } }, DOCUMENT_LIMITS],
  ['a document limit above 500 MB', { documentLimits: { megabytes: 501, seconds: 15 } }, DOCUMENT_LIMITS],
  ['an empty support phone', { supportPhone: '' }, '"supportPhone" must be a text'],
  ['hidden names as a text', { hidePatientNames: 'yes' }, '"hidePatientNames" must be true or false'],
  ['a worker as a text', { offline: 'no' }, '"offline" must be true or false'],
  ['an unknown draft storage', { drafts: 'disk' }, '"drafts" must be "device", "session" or "memory"'],
  [
    'an origin with a path',
    { allowedRemoteOrigins: ['https://r.example', 'https://r.example/x'] },
    '"allowedRemoteOrigins" must be a list of origins such as "https://remotes.example"',
  ],
  [
    'recording without address',
    { sessionRecording: {} },
    '"sessionRecording" must be null or { "endpoint": an address }',
  ],
  [
    'a telemetry address that is a text',
    { telemetry: '/events' },
    '"telemetry" must be null or { "endpoint": an address }',
  ],
])('rejects %s', (_, json, problem) => {
  expect(readConfiguration(json)).toEqual({ state: 'refused', problems: [problem] })
})

test('reads the text of a document, and rejects one that is not JSON', () => {
  expect(parseConfiguration('{"productName":"Couriers"}')).toMatchObject({
    state: 'read',
    configuration: { productName: 'Couriers' },
  })
  expect(parseConfiguration('{broken')).toEqual({ state: 'refused', problems: ['the document is not JSON'] })
})
