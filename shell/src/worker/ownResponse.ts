import { isRecord } from '@carrier-portal/contract'
import { configurationKeys } from '@carrier-portal/contract/configuration'
import type { RequestKind } from './requestKind.ts'

/** In the head of the shell's page (`index.html`), whose start script reads it. */
const PAGE_MARK = '<meta name="remote-origins"'

/** What the worker passes on from the network only when it is the portal's own. */
export type OwnKind = Extract<RequestKind, 'page' | 'configuration' | 'registry'>

/**
 * Whether a response with the status 200 is the portal's own. A Wi-Fi network, a firewall and a maintenance page respond to
 * each address with a page or an object of theirs, often with this status. Reads the body: of a page up to the mark,
 * because the browser shows it while the rest arrives. Of a registry only `remotes` counts, because a newer page may read
 * another schema than that of this worker; a configuration has any one of its keys, because none of them is required.
 */
export async function isOwnResponse(kind: OwnKind, response: Response): Promise<boolean> {
  if (kind === 'page') return hasMark(response)
  const document: unknown = await response.json().catch(() => undefined)
  if (!isRecord(document)) return false
  if (kind === 'configuration') return configurationKeys.some((key) => key in document)
  return isRecord(document.remotes)
}

async function hasMark({ body }: Response): Promise<boolean> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value
    if (!text.includes(PAGE_MARK)) continue
    void reader?.cancel()
    return true
  }
  return false
}
