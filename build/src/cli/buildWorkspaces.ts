import { inputsOf, isUpToDate, markBuilt, unmarkBuilt } from '../stale/inputs.ts'
import { remoteNames, SHELL } from '../workspaces.ts'

export interface Built {
  readonly workspace: string
  readonly state: 'built' | 'up to date'
  readonly seconds: number
}

/** Everything that `npm run build` builds. */
export function buildableNames(): readonly string[] {
  return [SHELL, ...remoteNames()]
}

/** Builds those of the workspaces whose inputs changed, one after the other, and tells of each. */
export async function buildWorkspaces(
  workspaces: readonly string[],
  tell: (built: Built) => void = () => undefined,
): Promise<readonly Built[]> {
  const results: Built[] = []
  for (const workspace of workspaces) {
    const built = await buildIfStale(workspace)
    results.push(built)
    tell(built)
  }
  return results
}

async function buildIfStale(workspace: string): Promise<Built> {
  const started = performance.now()
  const inputs = inputsOf(workspace)
  if (isUpToDate(workspace, inputs)) return { workspace, state: 'up to date', seconds: 0 }
  unmarkBuilt(workspace)
  // The compiler is loaded only when there is something to compile: it takes longer than all the rest.
  if (workspace === SHELL) await (await import('./buildShell.ts')).buildShell()
  else await buildRemote(workspace)
  markBuilt(workspace, inputs)
  return { workspace, state: 'built', seconds: (performance.now() - started) / 1000 }
}

async function buildRemote(workspace: string): Promise<void> {
  const [{ compile }, { remotePreset }] = await Promise.all([
    import('../rspack/compile.ts'),
    import('../rspack/remotePreset.ts'),
  ])
  await compile([remotePreset(workspace)])
}
