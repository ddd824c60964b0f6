import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import { createSteps } from '../../releases/support/ownRepository.ts'

/** A folder outside of the repository with the packed package installed. */
export interface Installed {
  readonly folder: string
  /** The installed package's files of a folder, by name. */
  file(name: string): Promise<string>
}

/** Packs `@carrier-portal/order-editor` and installs the packed file in a new folder. */
export async function installPackage(): Promise<Installed> {
  const outside = await mkdtemp(join(tmpdir(), 'order-editor-package-'))
  const folder = join(outside, 'tool')
  const steps = createSteps()
  const packed = await steps.run('pack', root, ['npm', 'run', '-s', 'pack', '--', 'order-editor', '--out', outside])
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'tool', private: true, type: 'module' }))
  await steps.run('install', folder, ['npm', 'install', '--no-audit', '--no-fund', packed.trim()])
  return {
    folder,
    file: (name) => readFile(join(folder, 'node_modules/@carrier-portal/order-editor', name), 'utf8'),
  }
}
