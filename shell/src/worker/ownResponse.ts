import type { RequestKind } from './requestKind.ts'

/** In the head of the shell's page (`index.html`), whose start script reads it. */
const PAGE_MARK = '<meta name="remote-origins"'

/**
 * Whether a response with the status 200 is the portal's own. A Wi-Fi network, a firewall and a maintenance page respond to
 * each address with a page of theirs, often with this status. Reads the body: of a page up to the mark, because the
 * browser shows it while the rest arrives.
 */
export async function isOwnResponse(kind: Extract<RequestKind, 'page' | 'document'>, response: Response) {
  if (kind === 'page') return hasMark(response)
  return response.json().then(
    (document: unknown) => typeof document === 'object' && document !== null,
    () => false,
  )
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
