import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compileBackend from './compileBackend.mjs'

/**
 * Runs before all tests of a run of jest. The tests and the processes that they start have a temporary folder of their own,
 * which removeTestFolder.mjs deletes with everything that they left in it. Its name has a space, an umlaut and a percent
 * sign: a command line, an address or a pattern that is made from a path must keep them.
 */
export default function setUpTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tests ü %41-'))
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.env.TEST_FOLDER = folder
  compileBackend()
}
