import { EULA } from './eula.ts'
import type { DocumentText } from './printPdf.ts'
import { PRIVACY_POLICY } from './privacyPolicy.ts'
import { PRIVACY_POLICY_CA } from './privacyPolicyCa.ts'

/** The end-user licence agreement as PDF. */
export const eulaDocument = printedOnce(EULA)
/** The privacy policy as PDF. */
export const privacyDocument = printedOnce(PRIVACY_POLICY)
/** The privacy policy for California as PDF. */
export const privacyDocumentCa = printedOnce(PRIVACY_POLICY_CA)

function printedOnce(text: DocumentText): () => Promise<Buffer> {
  let printed: Promise<Buffer> | undefined
  return () => {
    // The printer is large; a start does not wait for it.
    printed ??= import('./printPdf.ts').then(({ printPdf }) => printPdf(text))
    return printed
  }
}
