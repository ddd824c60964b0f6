import { rmSync } from 'node:fs'

/** Runs after all tests of a run of jest: deletes the temporary folder of setUpTests.mjs. */
export default function removeTestFolder() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true })
}
