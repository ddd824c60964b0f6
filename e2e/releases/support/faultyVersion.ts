import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, root } from '@carrier-portal/build/tooling'
import type { Page } from '@playwright/test'
import { containerName } from '../../../contract/src/registry/patterns.ts'
import type { StoredRegistry } from '../../../hosting/src/release/store/storedRegistry.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { publishFiles, registryOf, storeOf } from './release.ts'
import { readVersion, type VersionFiles, versionMarks, withTexts } from './versionFiles.ts'

/** The loading stage that fails (docs/releasing.md). */
export const stages = ['registry', 'check', 'download', 'evaluation', 'render', 'lateChunk'] as const
/** The stage of loading at which a version fails. */
export type FaultStage = (typeof stages)[number]

interface InjectedFault {
  readonly remote: string
  readonly stage: FaultStage
  /** Whether the registry names the previous version as the last known good one. */
  readonly hasFallback: boolean
}

const VERSION = '9.0.0'
const LATE = 'late.js'
const LATE_CONTENT = Buffer.from('globalThis.isLateHere = true')
const LATEST = 1_000_000

/**
 * Gives this page a registry in which the active version of a remote fails at a stage; everything else is unchanged.
 * The fault is injected between page and host. Returns a function that removes it and presses "Try again".
 */
export async function breakRemote(page: Page, portal: TestPortal, fault: InjectedFault): Promise<() => Promise<void>> {
  const { remote, stage } = fault
  const base = `/r/${remote}/${VERSION}-fault/`
  const registry = await registryOf(portal)
  const files = await faultyFiles(portal, registry, fault)
  let isBroken = true
  let pressed = Promise.resolve()
  await page.route('**/registry.json', async (route) => {
    await pressed
    if (stage === 'registry' && isBroken) return route.fulfill({ status: 500, body: 'no' })
    if (stage === 'registry') return route.fulfill({ json: registry })
    // A version that fails its check before it runs is repaired by a newer revision.
    if (stage === 'check' && !isBroken) return route.fulfill({ json: { ...registry, revision: LATEST + 1 } })
    return route.fulfill({ json: registryWith(registry, fault, base, files) })
  })
  await page.route(`**${base}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(base.length)
    const isMissing = stage === 'download' || (stage === 'lateChunk' && name === LATE)
    if (isBroken && isMissing) return route.fulfill({ status: 404, contentType: 'text/javascript', body: '' })
    return route.fulfill({ contentType: 'text/javascript', body: files.get(name) ?? '' })
  })
  return async () => {
    await page.evaluate(() => Object.assign(window, { isFaultOver: true }))
    isBroken = false
    // A check for a newer registry repairs the screen too. With its response before the press, it would take the button away.
    pressed = page.getByRole('button', { name: 'Try again' }).click()
    await pressed
  }
}

/** Stores an active version whose remote loads a lazy chunk. Returns the path of that chunk. */
export async function storeLateVersion(portal: TestPortal, remote: string): Promise<string> {
  const fault: InjectedFault = { remote, stage: 'lateChunk', hasFallback: false }
  const base = `/r/${remote}/${VERSION}-late/`
  const registry = await registryOf(portal)
  const files = await faultyFiles(portal, registry, fault)
  await mkdir(join(storeOf(portal), base))
  for (const [name, content] of files) await writeFile(join(storeOf(portal), base, name), content)
  const changed = registryWith(registry, fault, base, files)
  await writeFile(join(storeOf(portal), 'registry.json'), JSON.stringify(changed))
  return `${base}${LATE}`
}

/** Publishes a version of a remote whose screen throws. Returns its number; no user gets it yet. */
export async function publishThrowingVersion(portal: TestPortal, remote: string): Promise<string> {
  const files = await faultyFiles(portal, await registryOf(portal), { remote, stage: 'render', hasFallback: true })
  const declaration = JSON.parse(await readFile(join(root, remote, 'remote.json'), 'utf8'))
  await publishFiles(portal, { declaration, version: VERSION, files })
  return VERSION
}

function registryWith(registry: StoredRegistry, fault: InjectedFault, base: string, files: VersionFiles) {
  const { remote, active, good } = activeVersion(registry, fault.remote)
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  const contract = fault.stage === 'check' ? '^2.0' : good.contract
  const versions = { ...remote.versions, [VERSION]: { ...good, base, integrity, contract } }
  const lastKnownGood = fault.hasFallback ? active : null
  const broken = { ...remote, active: VERSION, lastKnownGood, rollout: null, versions }
  return { ...registry, revision: LATEST, remotes: { ...registry.remotes, [fault.remote]: broken } }
}

async function faultyFiles(portal: TestPortal, registry: StoredRegistry, fault: InjectedFault): Promise<VersionFiles> {
  const { active, good } = activeVersion(registry, fault.remote)
  const published = await readVersion(`${storeOf(portal)}${good.base.replace(/\/$/, '')}`)
  const files = new Map(withTexts(published, versionMarks(fault.remote, active, VERSION)))
  const entry = files.get(good.entry)?.toString('utf8') ?? ''
  files.set(good.entry, Buffer.from(`${entry}\n${wrapper(fault)}`))
  files.set(LATE, LATE_CONTENT)
  return files
}

function activeVersion(registry: StoredRegistry, name: string) {
  const remote = registry.remotes[name]
  const good = remote?.versions[remote.active ?? '']
  if (!remote?.active || !good) throw new Error(`${name} is not in the registry`)
  return { remote, active: remote.active, good }
}

/** Code appended to the faulty entry: it wraps the container so that the remote fails until `isFaultOver`. */
function wrapper({ remote, stage }: InjectedFault): string {
  const container = containerName(remote)
  const isMade = (made: FaultStage) => JSON.stringify(stage === made)
  return `;(() => {
    const real = ${container}
    const base = document.currentScript.src.replace(/[^/]*$/, '')
    let React
    const isBroken = () => window.isFaultOver !== true
    const fetchLate = () => new Promise((done, fail) => {
      const script = document.createElement('script')
      script.crossOrigin = 'anonymous'
      script.integrity = '${integrityOf(LATE_CONTENT)}'
      script.src = base + '${LATE}'
      script.onload = done
      script.onerror = () => fail(Object.assign(new Error('Loading chunk late failed.'), { name: 'ChunkLoadError' }))
      document.head.append(script)
    })
    const broken = (Real) => {
      if (!Real) return Real
      if (${isMade('render')}) return function Broken(props) {
        if (isBroken()) throw new Error('made: render')
        return React.createElement(Real, props)
      }
      if (${isMade('lateChunk')}) {
        const Late = React.lazy(() => fetchLate().then(() => ({ default: Real })))
        return (props) => React.createElement(React.Suspense, { fallback: null }, React.createElement(Late, props))
      }
      return Real
    }
    ${container} = {
      init(scope, ...rest) {
        React = Object.values(scope.react)[0].lib()
        return real.init(scope, ...rest)
      },
      get: (part) => real.get(part).then((factory) => () => {
        if (${isMade('evaluation')} && isBroken()) throw new Error('made: evaluation')
        const { default: remote } = factory()
        return { default: { ...remote, Screen: broken(remote.Screen), OrderDialog: broken(remote.OrderDialog) } }
      }),
    }
  })()`
}
