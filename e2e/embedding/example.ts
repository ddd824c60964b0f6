import { join } from 'node:path'
import { type RunningProcess, root, startProcess } from '@carrier-portal/build/tooling'

/** Starts an example by its README command on a port, against a running portal. */
export function startExample(name: string, portal: string, port: number): Promise<RunningProcess> {
  return startProcess({
    name: `The example ${name}`,
    file: join(root, 'examples/start/start.ts'),
    cwd: root,
    parameters: [name],
    environment: { PORTAL: portal, PORT: String(port) },
    ready: / runs at (http:[^\s,]+)/,
  })
}
