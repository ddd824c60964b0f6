import {
  executeRelease,
  exitCodes,
  fileVerbs,
  parseProblem,
  ReleaseRefusal,
  reasonOf,
  releaseSummaries,
  storelessVerbs,
} from '@carrier-portal/hosting/release'
import { toolHelp } from './toolHelp.ts'

type Tool = (args: readonly string[]) => Promise<number>

/** Each tool loads its module on demand: loading the compiler or the browser driver takes seconds. */
const tools: Readonly<Record<keyof typeof toolHelp, () => Promise<Tool>>> = {
  create: async () => (await import('./create.ts')).create,
  dev: async () => (await import('./dev.ts')).dev,
  test: async () => (await import('./runTool.ts')).runTests,
  build: async () => (await import('./runTool.ts')).build,
  conformance: async () => (await import('./conformance.ts')).conformance,
}

/** Runs one command line. Resolves with the exit code; 2 is a usage error. A failure prints its reason and the next step. */
export async function runVerb(line: readonly string[]): Promise<number> {
  const [verb = 'help', ...args] = line
  if (verb === 'help' || verb === '--help') return print(helpOfAll())
  try {
    if (Object.hasOwn(releaseSummaries, verb)) return await executeRelease(line)
    if (!isTool(verb)) return fail(`"${verb}" is not a verb. See npx @carrier-portal/remote-tools --help.`, 2)
    if (args.includes('--help')) return print(toolHelp[verb])
    return await (await tools[verb]())(args)
  } catch (error) {
    const problem = parseProblem(error)
    if (problem !== undefined) return fail(`${problem} See npx @carrier-portal/remote-tools ${verb} --help.`, 2)
    // As `publish` in the same folder.
    const isUsage = error instanceof ReleaseRefusal && error.kind === 'usage'
    return fail(reasonOf(error), isUsage ? exitCodes.usage : 1)
  }
}

function isTool(verb: string): verb is keyof typeof toolHelp {
  return Object.hasOwn(toolHelp, verb)
}

function helpOfAll(): string {
  const apart = [...fileVerbs, ...storelessVerbs]
  const onEveryTarget = Object.keys(releaseSummaries).filter((name) => !apart.includes(name))
  const lines = (verbs: readonly string[]) => verbs.map((name) => `  ${name.padEnd(10)} ${releaseSummaries[name]}`)
  return [
    'carrier-portal <verb>',
    '',
    ...Object.values(toolHelp).map((help) => help.split('\n\n')[0]),
    '',
    'With --store DIR or --portal URL:',
    ...lines(onEveryTarget),
    '',
    'With --store DIR on the host:',
    ...lines(fileVerbs),
    '',
    "Without a store, in the portal's folder:",
    ...lines(storelessVerbs),
    '',
    'carrier-portal <verb> --help describes one verb.',
  ].join('\n')
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
