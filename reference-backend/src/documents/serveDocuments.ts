import type { FastifyInstance } from 'fastify'
import { eulaDocument, privacyDocument, privacyDocumentCa } from './documents.ts'

const DOCUMENTS = {
  '/documents/EULA.pdf': eulaDocument,
  '/documents/PrivacyPolicy.pdf': privacyDocument,
  '/documents/PrivacyPolicyCA.pdf': privacyDocumentCa,
} as const

/** Serves the three public documents. The CSP sandbox keeps an opened document from running scripts. */
export function serveDocuments(app: FastifyInstance): void {
  for (const [path, document] of Object.entries(DOCUMENTS))
    app.get(path, async (_, reply) =>
      reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'public, max-age=300',
        })
        .send(await document()),
    )
}
