import { link, open, rename, unlink } from 'node:fs/promises'

/** The new content of a file, on the disk beside it. */
interface PreparedFile {
  /** Replaces the file; needs no further space on the disk. */
  replace(): Promise<void>
  discard(): Promise<void>
}

/** Writes the new content of a file to the disk beside it; `replace` or `discard` must follow. */
export async function prepareFile(file: string, content: string | Buffer): Promise<PreparedFile> {
  const temporary = await writeTemporary(file, content)
  return { replace: () => rename(temporary, file), discard: () => unlink(temporary) }
}

/** Replaces a file so that a reader sees the old or the new content, never a part. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const prepared = await prepareFile(file, content)
  await prepared.replace()
}

/** Creates a file with its whole content. False when it exists already; that file is left as it is. */
export async function createFile(file: string, content: string | Buffer): Promise<boolean> {
  const temporary = await writeTemporary(file, content)
  try {
    await link(temporary, file)
    return true
  } catch (cause) {
    if (isErrno(cause, 'EEXIST')) return false
    throw cause
  } finally {
    await unlink(temporary)
  }
}

/** Whether an error is the file system's error with this code. */
export function isErrno(cause: unknown, code: string): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code
}

async function writeTemporary(file: string, content: string | Buffer): Promise<string> {
  const temporary = `${file}.${process.pid}-${crypto.randomUUID().slice(0, 8)}.tmp`
  const handle = await open(temporary, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (cause) {
    await unlink(temporary)
    throw cause
  } finally {
    await handle.close()
  }
  return temporary
}
