import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file as it is sent: the ready-made compressed one where the browser takes it. */
export interface ReadyFile {
  readonly path: string
  readonly size: number
  readonly encoding: 'br' | 'gzip' | undefined
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Finds a file below a folder; undefined for what is not there, is hidden, or lies outside. */
export async function findFile(folder: string, name: string, accepted: string): Promise<ReadyFile | undefined> {
  const inside = safeName(name)
  if (inside === undefined) return undefined
  const path = join(folder, inside)
  for (const { name: encoding, ending } of encodings) {
    const size = acceptsEncoding(accepted, encoding) ? await sizeOf(path + ending) : undefined
    if (size !== undefined) return { path: path + ending, size, encoding }
  }
  const size = await sizeOf(path)
  return size === undefined ? undefined : { path, size, encoding: undefined }
}

/** A name that stays below its folder and names no hidden file; undefined for any other. */
export function safeName(name: string): string | undefined {
  try {
    const decoded = decodeURIComponent(name).replace(/^\//, '')
    const isSafe = /^[\w.@~-]+(\/[\w.@~-]+)*$/.test(decoded) && !decoded.split('/').some((part) => part.startsWith('.'))
    return isSafe ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Whether a browser that sent this Accept-Encoding takes the encoding. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, quality] = entry.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}
