import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { originsOf } from '../config/portalConfig.ts'
import { answerHeaders } from '../headers/answerHeaders.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'

/** What a host puts into the built page at each answer. */
export const MARKS = { nonce: '__NONCE__', remoteOrigins: '__REMOTE_ORIGINS__' }

/** The page, ready to be sent. */
export interface PageAnswer {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export type Page = (config: string, headElements: string) => PageAnswer

/** Reads the shell's page once; each answer of it has a nonce of its own. */
export function openPage(file: string): Page {
  const template = readFileSync(file, 'utf8')
  const scriptHashes = scriptHashesOf(template)
  return (config, headElements) => {
    const nonce = randomBytes(16).toString('base64url')
    const origins = originsOf(config)
    return {
      html: template
        .replaceAll(MARKS.nonce, nonce)
        .replace(MARKS.remoteOrigins, origins.remotes.join(' '))
        .replace('</head>', () => `${headElements}</head>`),
      headers: answerHeaders('page', { nonce, scriptHashes, origins }),
    }
  }
}
