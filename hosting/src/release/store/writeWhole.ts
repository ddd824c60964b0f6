import { link, open, rename, unlink } from 'node:fs/promises'

/** Writes a file so that a reader sees all of it or none: beside its place first, then moved there. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await rename(await writeBeside(file, text), file)
}

/** Writes a file that must not exist yet. False when somebody else wrote it first; theirs is untouched. */
export async function createFile(file: string, text: string): Promise<boolean> {
  const beside = await writeBeside(file, text)
  try {
    await link(beside, file)
    return true
  } catch (cause) {
    if (isErrno(cause, 'EEXIST')) return false
    throw cause
  } finally {
    await unlink(beside)
  }
}

/** Whether a failure of the file system is of this kind. */
export function isErrno(cause: unknown, code: string): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code
}

async function writeBeside(file: string, text: string): Promise<string> {
  const beside = `${file}.${process.pid}-${crypto.randomUUID().slice(0, 8)}.tmp`
  const handle = await open(beside, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return beside
}
