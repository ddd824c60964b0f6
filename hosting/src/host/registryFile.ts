import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, readRegistry } from '@carrier-portal/contract/registry'

/** A text and the ETag of its content. */
export interface Marked {
  readonly text: string
  readonly etag: string
}

/** The registry as it lies in the release store now. */
export interface RegistryFile extends Marked {
  /** Undefined when the document is no registry: it is served all the same, and the shell says what is wrong. */
  readonly registry: Registry | undefined
}

/** Reads the release store's registry; undefined before the first release. */
export async function readRegistryFile(store: string): Promise<RegistryFile | undefined> {
  const text = await readFile(join(store, 'registry.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return { ...marked(text), registry: parsed(text) }
}

/** Gives a text its mark. */
export function marked(text: string): Marked {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

function parsed(text: string): Registry | undefined {
  try {
    return readRegistry(JSON.parse(text))
  } catch {
    return undefined
  }
}
