const USAGE = `carrier-portal <verb>

  create NAME [--packages DIR]         creates a repository for a new remote in the folder NAME

In a remote's folder
  dev [--portal URL]                   serves the remote alone, or inside a deployed portal
  test                                 runs the tests
  build                                writes dist with rspack build
  conformance [--json] [--built DIR]   builds the remote and checks it in a browser

With --store DIR or --portal URL
  publish, promote, rollback, block, mark-good, repair, list, history, verify, prune

carrier-portal <verb> --help describes one verb.`

type Verb = (args: readonly string[]) => Promise<number>

/** Each verb loads its module on demand: loading the compiler or the browser driver takes seconds. */
const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  create: async () => (await import('./create.ts')).create,
  dev: async () => (await import('./dev.ts')).dev,
  test: async () => (await import('./runTool.ts')).runTests,
  build: async () => (await import('./runTool.ts')).build,
  conformance: async () => (await import('./conformance.ts')).conformance,
}

/** Runs one command line. Resolves with the exit code; 2 is a usage error. */
export async function runVerb(line: readonly string[]): Promise<number> {
  const [verb = 'help', ...args] = line
  if (verb === 'help' || verb === '--help') {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  const load = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  try {
    return load
      ? await (await load())(args)
      : await (await import('@carrier-portal/hosting/release')).executeRelease(line)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
