import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compileBackend from './compileBackend.mjs'

/**
 * Runs before all tests of a run of jest. The tests and the processes that they start have a temporary folder of their own,
 * which removeTestFolder.mjs deletes with everything that they left in it.
 */
export default function setUpTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.env.TEST_FOLDER = folder
  compileBackend()
}
