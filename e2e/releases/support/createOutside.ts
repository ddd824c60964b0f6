import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import type { Steps } from './ownRepository.ts'

/** Where a new remote's repository is created, and the packed files that it installs. */
interface NewRepository {
  readonly outside: string
  readonly packages: string
  readonly name: string
}

/**
 * Creates the repository. With WRITE_TIMES `npx` installs the packed command for it, as a team does it; else this
 * repository's own command creates it, because that installation takes as long as the one of the new repository.
 */
export async function createOutside(steps: Steps, { outside, packages, name }: NewRepository): Promise<void> {
  const files = (await readdir(packages)).flatMap((file) => ['--package', join(packages, file)])
  const command = process.env.WRITE_TIMES
    ? ['npx', '--yes', '--prefer-offline', ...files, 'carrier-portal']
    : [process.execPath, join(root, 'remote-tools/bin/carrier-portal.mjs')]
  await steps.run('carrier-portal create', outside, [...command, 'create', name, '--packages', packages])
}

/** The files that the packed command, installed in the new repository, creates for the same name. */
export async function filesOfPackedCommand(
  steps: Steps,
  { outside, packages, name }: NewRepository,
): Promise<readonly string[]> {
  const folder = join(outside, 'again')
  await mkdir(folder)
  const command = join(outside, name, 'node_modules/.bin/carrier-portal')
  await steps.run('create by the installed command', folder, [command, 'create', name, '--packages', packages])
  return readdir(join(folder, name), { recursive: true })
}
