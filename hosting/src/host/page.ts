import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { originsOf } from '../config/portalConfig.ts'
import { answerHeaders } from '../headers/answerHeaders.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'

/** What a host replaces in the built page at each answer (build/src/page/fillPage.ts). */
export const MARKS = {
  // nginx takes no notice of case when it replaces: `window.__nonce__` in the page's script must not look like it.
  nonce: '__STYLE_NONCE__',
  remoteOrigins: '__REMOTE_ORIGINS__',
  signedInStart: '<!--signed-in:',
  signedInEnd: ':signed-in-->',
}

/** The page, ready to be sent. */
export interface PageAnswer {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** `hints`: what the browser shall fetch at once for who is signed in; undefined for who is not. */
export type Page = (config: string, hints: string | undefined) => PageAnswer

/** Reads the shell's page once; each answer of it has a nonce of its own. */
export function openPage(file: string): Page {
  const template = readFileSync(file, 'utf8')
  const scriptHashes = scriptHashesOf(template)
  return (config, hints) => {
    const nonce = randomBytes(16).toString('base64url')
    const origins = originsOf(config)
    const page = template.replaceAll(MARKS.nonce, nonce).replace(MARKS.remoteOrigins, origins.remotes.join(' '))
    return {
      html: hints === undefined ? page : page.replace(MARKS.signedInStart, () => hints).replace(MARKS.signedInEnd, ''),
      headers: answerHeaders('page', { nonce, scriptHashes, origins }),
    }
  }
}
