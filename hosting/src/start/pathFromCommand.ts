import { resolve } from 'node:path'

/**
 * The absolute path of a path on a command line or in a variable. A relative one begins at the folder in which the command was
 * run, as in the backend's settings: INIT_CWD, because npm runs a script in the folder of its package.json.
 */
export function pathFromCommand(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path)
}
