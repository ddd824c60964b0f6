import { declarationOf } from '../declaration/declarationOf.ts'
import { whileBuilding } from '../stale/buildLock.ts'
import { inputsOf, isUpToDate, markBuilt, unmarkBuilt } from '../stale/inputs.ts'
import { remoteNames, SHELL } from '../workspaces.ts'

/** How far one workspace is. */
export type Built =
  | { readonly workspace: string; readonly state: 'building' }
  | { readonly workspace: string; readonly state: 'built'; readonly seconds: number }
  | { readonly workspace: string; readonly state: 'up to date' }
  | { readonly workspace: string; readonly state: 'failed'; readonly why: string }

/** Everything that `npm run build` builds. */
export function buildableNames(): readonly string[] {
  return [SHELL, ...remoteNames()]
}

/** Builds those of the workspaces whose inputs changed, one after the other; one that fails does not stop the others. */
export async function buildWorkspaces(
  workspaces: readonly string[],
  tell: (built: Built) => void = () => undefined,
): Promise<readonly Built[]> {
  const results: Built[] = []
  for (const workspace of workspaces) {
    const built = await buildIfStale(workspace, tell)
    results.push(built)
    tell(built)
  }
  return results
}

async function buildIfStale(workspace: string, tell: (built: Built) => void): Promise<Built> {
  if (isUpToDate(workspace, inputsOf(workspace))) return { workspace, state: 'up to date' }
  return whileBuilding(async () => {
    const started = performance.now()
    const inputs = inputsOf(workspace)
    // Another process may have built it while this one waited.
    if (isUpToDate(workspace, inputs)) return { workspace, state: 'up to date' }
    unmarkBuilt(workspace)
    tell({ workspace, state: 'building' })
    try {
      await build(workspace)
    } catch (error) {
      return { workspace, state: 'failed', why: error instanceof Error ? error.message : String(error) }
    }
    markBuilt(workspace, inputs)
    return { workspace, state: 'built', seconds: (performance.now() - started) / 1000 }
  })
}

/** The compiler is loaded only when there is something to compile: it takes longer than all the rest. */
async function build(workspace: string): Promise<void> {
  if (workspace === SHELL) return (await import('./buildShell.ts')).buildShell()
  declarationOf(workspace)
  const [{ compile }, { remotePreset }, { embedPreset, isEmbeddable }] = await Promise.all([
    import('../rspack/compile.ts'),
    import('../rspack/remotePreset.ts'),
    import('../rspack/embedPreset.ts'),
  ])
  await compile([remotePreset(workspace)])
  if (isEmbeddable(workspace)) await compile([embedPreset(workspace)])
}
