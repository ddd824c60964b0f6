import type { RegisteredRemote, RemoteVersion } from '../registry/registry.ts'

const HASH = `sha384-${'A'.repeat(64)}`

/** A published version of the available orders. */
export function aRemoteVersion(parts: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    base: '/r/mfe-orders-available/1.0.0-3f2a9c1e/',
    entry: 'remoteEntry.aa11.js',
    preload: ['static/screen.bb22.js'],
    integrity: { 'remoteEntry.aa11.js': HASH, 'static/screen.bb22.js': HASH },
    contract: '^1.0',
    state: 'active',
    publishedAt: '2026-11-21T10:00:00.000Z',
    ...parts,
  }
}

/** The available orders with one good version. */
export function aRegisteredRemote(parts: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    route: 'available-orders',
    navigation: { label: { en: 'Available Orders', es: 'Pedidos disponibles' }, order: 1 },
    opensOrders: false,
    active: '1.0.0',
    lastKnownGood: null,
    rollout: null,
    versions: { '1.0.0': aRemoteVersion() },
    ...parts,
  }
}
