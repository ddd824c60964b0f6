import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root, startPortal } from '@carrier-portal/build/tooling'
import { launch } from './measure/browser.ts'
import { measureEmbedded } from './measure/embedded.ts'
import { measureLighthouse } from './measure/lighthouse.ts'
import { measureNavigation } from './measure/listToList.ts'
import { measureLoading, medianLoading, type PageLoad, SCREENS } from './measure/loading.ts'
import { measureLongEditor } from './measure/longEditor.ts'
import { measureManyOrders } from './measure/manyOrders.ts'
import { MOBILE, PROFILES } from './measure/profiles.ts'
import { checkFigures, isWithinLimit } from './report/limits.ts'
import { type Comparison, performancePage, type Results } from './report/performancePage.ts'
import { buildSingle } from './single/buildSingle.ts'

const USAGE = `usage: npm run bench

Measures the product against one single bundle, writes docs/performance.md, and fails when a limit is exceeded.
BENCH_ROUNDS=3 measures each page three times instead of five.`

if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`)
  process.exit()
}

const MEMORY = { DATA_DIR: 'memory://' }
const { BENCH_ROUNDS = '5' } = process.env
const ROUNDS = Number(BENCH_ROUNDS)
if (!Number.isInteger(ROUNDS) || ROUNDS < 1) {
  process.stderr.write(`BENCH_ROUNDS must be a whole number from 1 on; it is "${BENCH_ROUNDS}".\n`)
  process.exit(1)
}

execFileSync(process.execPath, ['--import', 'tsx', 'build/src/cli/build.ts'], { cwd: root, stdio: 'inherit' })
const product = await startPortal({ environment: MEMORY })
const single = await startPortal({ environment: { ...MEMORY, PORTAL_SHELL: await buildSingle() } })
const browser = await launch()
try {
  const comparisons: Comparison[] = []
  for (const profile of PROFILES)
    for (const screen of SCREENS)
      for (const cache of ['cold', 'hot'] as const) {
        const measured = { product: [], single: [] } as { product: PageLoad[]; single: PageLoad[] }
        for (let round = 0; round < ROUNDS; round += 1) {
          measured.product.push(await measureLoading(browser, product.address, screen, profile, cache))
          measured.single.push(await measureLoading(browser, single.address, screen, profile, cache))
        }
        const comparison = {
          screen: screen.name,
          profile: profile.name,
          cache,
          product: medianLoading(measured.product),
          single: medianLoading(measured.single),
        }
        process.stdout.write(`${JSON.stringify(comparison)}\n`)
        comparisons.push(comparison)
      }
  const manyOrders = await measureManyOrders(browser, product.address)
  const editors = []
  for (const rows of [20, 200]) editors.push(await measureLongEditor(browser, product.address, rows))
  const results: Results = {
    measuredOn: `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} cores`,
    rounds: ROUNDS,
    comparisons,
    manyOrders,
    editors,
    embedded: await measureEmbedded(browser, product.address, ROUNDS),
    navigation: await measureNavigation(browser, product.address, MOBILE),
    lighthouse: await measureLighthouse(product.address, ROUNDS),
  }
  const page = performancePage(results)
  writeFileSync(join(root, 'docs/performance.md'), page)
  process.stdout.write(page)
  process.exitCode = checkFigures(results).every(isWithinLimit) ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
  await single.stop()
}
