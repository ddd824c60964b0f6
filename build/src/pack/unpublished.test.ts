import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inWorkspace } from '../workspaces.ts'
import { PACKAGES } from './packPackages.ts'
import { unpublishedFolders } from './unpublished.ts'

test.each(PACKAGES)('%s has a README, and each folder that its package leaves out', (name) => {
  expect(existsSync(inWorkspace(name, 'README.md'))).toBe(true)
  const missing = unpublishedFolders(name).filter((folder) => !existsSync(join(inWorkspace(name, 'src'), folder)))
  expect(missing).toEqual([])
})
