import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostOver } from '../portal/startPortal.ts'
import { signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { createOutside, filesOfPackedCommand } from './support/createOutside.ts'
import { linkDependencies } from './support/linkDependencies.ts'
import {
  createSteps,
  createToken,
  nextVersion,
  packForOutside,
  printTimes,
  writeTimes,
} from './support/ownRepository.ts'
import { registryOf } from './support/release.ts'

const NAME = 'mfe-night-shift'
/** A module that contains React itself assigns its internals. */
const REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g

test('creates, tests, publishes and promotes a remote from its own repository and packed files', async ({
  page,
  portal: worker,
}) => {
  test.setTimeout(600_000)
  // These are legal in a path, and no command may split the path, encode or decode it, or read it as a pattern.
  const outside = await mkdtemp(join(tmpdir(), 'own [50%] Grün '))
  const [packages, folder] = [join(outside, 'packages'), join(outside, NAME)]
  const repository = { outside, packages, name: NAME }
  const [steps, checks] = [createSteps(), createSteps()]
  const { token, file } = await createToken(NAME, 'publish,promote')
  await writeFile(join(outside, 'tokens.json'), file)
  const portal = await startHostOver(worker, { releaseTokens: join(outside, 'tokens.json') })
  const release = (name: string, ...line: readonly string[]) =>
    steps.run(name, folder, ['npm', 'run', '-s', 'release', '--', ...line, '--portal', portal.address], {
      CARRIER_PORTAL_TOKEN: token,
    })
  try {
    await packForOutside(steps, packages)
    await createOutside(steps, repository)
    const created = await readdir(folder, { recursive: true })
    // The measured times are those of a first installation.
    if (!process.env.WRITE_TIMES) await linkDependencies(folder)
    const install = ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund']
    expect(await steps.run('npm install', folder, install)).not.toContain('EBADENGINE')
    expect(await filesOfPackedCommand(checks, repository)).toEqual(created)
    await steps.run('npm run types', folder, ['npm', 'run', '-s', 'types'])
    await steps.run('npm test', folder, ['npm', 'test'])
    await release('publish 1.0.0: build, conformance kit, upload', 'publish', NAME)
    await release('promote 1.0.0 to all users', 'promote', `${NAME}@1.0.0`)
    await nextVersion(folder, '1.1.0', 'Night Shift', 'Night Shift 1.1.0')
    await release('publish 1.1.0', 'publish', NAME, '--skip-conformance', 'only the heading changed')
    await release('promote 1.1.0 for 5 %', 'promote', `${NAME}@1.1.0`, '--percent', '5', '--users', 'dana')

    const rollout = { version: '1.1.0', percent: 5 }
    expect((await registryOf(portal)).remotes[NAME]).toMatchObject({ active: '1.0.0', rollout })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await signIn(page, 'dana', portal.address)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Night Shift' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Night Shift 1.1.0' })
    await expect(heading).toBeVisible()
    expect((await heading.boundingBox())?.x, 'the margin of a page').toBeGreaterThanOrEqual(16)
    await expect(page.getByText('Specimen Box')).toBeVisible()
    const copies = (await Promise.all(scripts)).flatMap((text) => text.match(REACT) ?? [])
    expect(copies, 'copies of React on the page').toHaveLength(1)
    process.stdout.write(`${printTimes(steps.times())}\n`)
    const [, ...stepsOfTeam] = steps.times()
    if (process.env.WRITE_TIMES) await writeTimes(stepsOfTeam)
  } finally {
    await portal.stop()
    await rm(outside, { recursive: true })
  }
})
