import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Provenance } from '../store/versionRecord.ts'

const run = promisify(execFile)

/** The commit of a workspace's sources, who built it, and the result of the conformance kit. */
export async function provenanceOf(workspace: string, builder: string, conformance: string): Promise<Provenance> {
  const commit = await commitOf(workspace)
  return { ...(commit && { commit }), builder, conformance }
}

async function commitOf(workspace: string): Promise<string | undefined> {
  try {
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: workspace })
    const { stdout: changes } = await run('git', ['status', '--porcelain', '.'], { cwd: workspace })
    return commit.trim() + (changes === '' ? '' : '-changed')
  } catch {
    // Sources without git have no commit.
    return undefined
  }
}
