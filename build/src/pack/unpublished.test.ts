import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inWorkspace } from '../workspaces.ts'
import { PACKAGES } from './packPackages.ts'
import { unpublishedFolders } from './unpublished.ts'

test.each(PACKAGES)('%s has a README, and each folder that its package leaves out', (name) => {
  expect(existsSync(inWorkspace(name, 'README.md'))).toBe(true)
  const missing = unpublishedFolders(name).filter((folder) => !existsSync(join(inWorkspace(name, 'src'), folder)))
  expect(missing).toEqual([])
})

test.each(PACKAGES)(
  'the package of %s leaves out each folder with the name testing that it does not export',
  (name) => {
    const { exports } = JSON.parse(readFileSync(inWorkspace(name, 'package.json'), 'utf8')) as { exports: object }
    const exported = Object.values(exports).map((file: string) => dirname(file))
    const folders = readdirSync(inWorkspace(name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'testing')
      .filter((path) => !exported.includes(`./src/${path}`))
    expect(unpublishedFolders(name)).toEqual(expect.arrayContaining(folders))
  },
)
