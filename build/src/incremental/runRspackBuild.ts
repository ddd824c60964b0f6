import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inWorkspace, root } from '../workspaces.ts'

const RSPACK = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

/** Runs `rspack build` in a remote's folder. Rejects with the compiler's messages. */
export async function runRspackBuild(workspace: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [RSPACK, 'build'], {
      cwd: inWorkspace(workspace),
      // An inherited loader would also transform the bundler.
      env: { ...process.env, NODE_OPTIONS: '' },
    })
  } catch (error) {
    throw new Error(messageOf(error))
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  return [stdout, stderr].join('\n').trim() || error.message
}
