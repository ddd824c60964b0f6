import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@carrier-portal/build/tooling'
import type { Page } from '@playwright/test'
import { containerName } from '../../../contract/src/registry/patterns.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { registryOf, storeOf } from './release.ts'

/**
 * Gives this page a build of a remote whose screen also runs an effect: `effect` is the source of a function of the host.
 * The build is changed between page and host.
 */
export async function addEffect(page: Page, portal: TestPortal, remote: string, effect: string): Promise<void> {
  const registry = await registryOf(portal)
  const registered = registry.remotes[remote]
  const version = registered?.active ?? ''
  const files = registered?.versions[version]
  if (!files) throw new Error(`${remote} is not in the registry`)
  const { base, entry } = files
  const code = `${await readFile(join(storeOf(portal), base, entry), 'utf8')}\n${wrapper(containerName(remote), effect)}`
  const integrity = { ...files.integrity, [entry]: integrityOf(Buffer.from(code)) }
  const changed = { ...registered, versions: { ...registered.versions, [version]: { ...files, integrity } } }
  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: { ...registry.remotes, [remote]: changed } } }),
  )
  await page.route(`**${base}${entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
}

/** Code appended to the entry: it wraps the container. */
function wrapper(container: string, effect: string): string {
  return `;(() => {
    const real = ${container}
    let React
    const withEffect = (Real) => function Screen(props) {
      React.useEffect(() => (${effect})(props.host), [])
      return React.createElement(Real, props)
    }
    ${container} = {
      init(scope, ...rest) {
        React = Object.values(scope.react)[0].lib()
        return real.init(scope, ...rest)
      },
      get: (part) => real.get(part).then((factory) => () => {
        const { default: remote } = factory()
        return { default: { ...remote, Screen: withEffect(remote.Screen) } }
      }),
    }
  })()`
}
