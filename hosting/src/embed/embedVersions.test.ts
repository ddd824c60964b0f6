import { anEmbedRegistry, blockedExcept, NEW, OLD, OLDEST } from '../testing/anEmbedRegistry.ts'
import { embedVersions } from './embedVersions.ts'

const summary = (registry: Parameters<typeof embedVersions>[0]) =>
  embedVersions(registry).versions.map(({ version, channels, withdrawn }) => [version, channels, withdrawn])

test('lists each version with its address and integrity, the newest first', () => {
  expect(embedVersions(anEmbedRegistry()).versions.map(({ address, integrity }) => [address, integrity])).toEqual([
    ['/embed/order-editor/1.1.0/v1.js', NEW],
    ['/embed/order-editor/1.0.0/v1.js', OLD],
    ['/embed/order-editor/0.9.0/v1.js', OLDEST],
  ])
})

test('names the channels of a trial and of the version for all users, and the withdrawn version', () => {
  expect(summary(anEmbedRegistry())).toEqual([
    ['1.1.0', ['canary'], false],
    ['1.0.0', ['stable'], false],
    ['0.9.0', [], true],
  ])
  expect(embedVersions(anEmbedRegistry()).channels).toEqual({ stable: '1.0.0', canary: '1.1.0' })
})

test('gives both channels one version without a trial, and none when all are withdrawn', () => {
  expect(embedVersions(anEmbedRegistry({ rollout: null })).channels).toEqual({ stable: '1.0.0', canary: '1.0.0' })
  expect(embedVersions(anEmbedRegistry({ versions: blockedExcept('none') })).channels).toEqual({})
})

test('lists nothing without an embedded editor', () => {
  expect(embedVersions(anEmbedRegistry({ opensOrders: false }))).toEqual({ channels: {}, versions: [] })
})
