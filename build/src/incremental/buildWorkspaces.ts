import { availableParallelism } from 'node:os'
import { checkFolder } from '@carrier-portal/remote-tools/create'
import { listRemotes, root, SHELL } from '../workspaces.ts'
import { withBuildLock } from './buildLock.ts'
import { hashInputs, isUpToDate, markBuilt, unmarkBuilt } from './inputs.ts'
import { runRspackBuild } from './runRspackBuild.ts'

/** Progress of one workspace's build. */
export type BuildProgress =
  | { readonly workspace: string; readonly state: 'building' }
  | { readonly workspace: string; readonly state: 'built'; readonly seconds: number }
  | { readonly workspace: string; readonly state: 'up to date' }
  | { readonly workspace: string; readonly state: 'failed'; readonly reason: string }

/** The workspaces that `npm run build` builds. */
export function listBuildable(): readonly string[] {
  return [SHELL, ...listRemotes()]
}

/** A build keeps about one core busy. */
const BUILDS_AT_ONCE = Math.min(4, availableParallelism())

/** Builds the workspaces whose inputs changed, as many at once as there are cores. A failed one does not stop the others. */
export async function buildWorkspaces(
  workspaces: readonly string[],
  report: (progress: BuildProgress) => void,
): Promise<readonly BuildProgress[]> {
  const results: BuildProgress[] = []
  const add = (built: BuildProgress) => {
    results.push(built)
    report(built)
  }
  const stale: string[] = []
  for (const workspace of workspaces)
    if (isUpToDate(workspace, hashInputs(workspace))) add({ workspace, state: 'up to date' })
    else stale.push(workspace)
  if (stale.length === 0) return results

  const buildRemaining = async () => {
    for (let next = stale.shift(); next !== undefined; next = stale.shift()) add(await buildIfStale(next, report))
  }
  await withBuildLock(() => Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildRemaining)))
  return results
}

async function buildIfStale(workspace: string, report: (progress: BuildProgress) => void): Promise<BuildProgress> {
  const started = performance.now()
  const inputs = hashInputs(workspace)
  // Another process may have built it while this one waited for the lock.
  if (isUpToDate(workspace, inputs)) return { workspace, state: 'up to date' }
  unmarkBuilt(workspace)
  report({ workspace, state: 'building' })
  try {
    checkFolder(root)
    await build(workspace)
  } catch (error) {
    return { workspace, state: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
  markBuilt(workspace, inputs)
  return { workspace, state: 'built', seconds: (performance.now() - started) / 1000 }
}

/** Loads the compiler on demand: loading it takes longer than the check that everything is up to date. */
async function build(workspace: string): Promise<void> {
  if (workspace === SHELL) return (await import('../shell/buildShell.ts')).buildShell()
  return runRspackBuild(workspace)
}
