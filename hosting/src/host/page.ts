import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { originsOf } from '../config/portalConfig.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'

/** The parts of the built page that a host replaces in each response (build/src/page/fillPage.ts writes them). */
export const PLACEHOLDERS = {
  // nginx replaces case-insensitively, so no other text of the page may equal this one in another case.
  nonce: '__STYLE_NONCE__',
  remoteOrigins: '__REMOTE_ORIGINS__',
  signedInStart: '<!--signed-in:',
  signedInEnd: ':signed-in-->',
  loginStart: '<!--login:-->',
  loginEnd: '<!--:login-->',
}

/** The page and the headers that belong to it. */
interface PageResponse {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** `preloads`: elements for the head of a signed-in user's page; undefined for a signed-out user. */
type RenderPage = (config: string, preloads: string | undefined) => PageResponse

/** Reads the shell's page once; each response gets a nonce of its own. */
export function openPage(file: string): RenderPage {
  const template = readFileSync(file, 'utf8')
  const scriptHashes = scriptHashesOf(template)
  return (config, preloads) => {
    const nonce = randomBytes(16).toString('base64url')
    const origins = originsOf(config)
    const page = template
      .replaceAll(PLACEHOLDERS.nonce, nonce)
      .replace(PLACEHOLDERS.remoteOrigins, origins.remotes.join(' '))
    return {
      html: preloads === undefined ? page : withoutLogin(withPreloads(page, preloads)),
      headers: responseHeaders('page', { nonce, scriptHashes, origins }),
    }
  }
}

function withPreloads(page: string, preloads: string): string {
  return page.replace(PLACEHOLDERS.signedInStart, () => preloads).replace(PLACEHOLDERS.signedInEnd, '')
}

/** Removes the prerendered login with its styles, which a signed-in user's page would keep hidden. */
function withoutLogin(page: string): string {
  return page.replace(new RegExp(`${PLACEHOLDERS.loginStart}.*?${PLACEHOLDERS.loginEnd}`, 'gs'), '')
}
