import { readdir, readFile } from 'node:fs/promises'
import { isErrno } from './atomicWrite.ts'

/** A value as the store's files have it. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** The value of a text; undefined when it is no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The content of a file; undefined when there is none. */
export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return undefined
    throw cause
  }
}

/** The names in a folder; none when there is no such folder. */
export async function listIfPresent(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return []
    throw cause
  }
}
