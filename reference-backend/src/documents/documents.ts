import { EULA } from './eula.ts'
import { memoizeSuccess } from './memoizeSuccess.ts'
import type { DocumentText } from './printPdf.ts'
import { PRIVACY_POLICY } from './privacyPolicy.ts'
import { PRIVACY_POLICY_CA } from './privacyPolicyCa.ts'

/** The end-user licence agreement as PDF. */
export const eulaDocument = printed(EULA)
/** The privacy policy as PDF. */
export const privacyDocument = printed(PRIVACY_POLICY)
/** The privacy policy for California as PDF. */
export const privacyDocumentCa = printed(PRIVACY_POLICY_CA)

function printed(text: DocumentText): () => Promise<Buffer> {
  // The printer is large; a start does not wait for it.
  return memoizeSuccess(async () => (await import('./printPdf.ts')).printPdf(text))
}
