import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'

/** `MUTANTS=shared-ui/src/time npm run mutants` measures the modules whose path starts like this only. */
const only = process.env.MUTANTS ?? ''

/** The modules whose tests are measured by mutation: values in, values out. Paths are from the repository's root. */
export const pureModules = JSON.parse(readFileSync(new URL('modules.json', import.meta.url), 'utf8')).filter((path) =>
  path.startsWith(only),
)

/** The folders of these modules; the table tests (`*.test.ts`) of a folder run against its modules. */
export const testedFolders = [...new Set(pureModules.map((path) => dirname(path)))]
