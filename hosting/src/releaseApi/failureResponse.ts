import { VERSION_LIMITS } from '../release/publish/versionLimits.ts'
import { type RefusalKind, ReleaseRefusal } from '../release/releaseRefusal.ts'
import { RequestRefusal } from './requestRefusal.ts'

/** A failed request: its status, and the body that the release command prints. */
interface FailureResponse {
  readonly status: number
  readonly kind: RefusalKind
  readonly error: string
}

/** The status for each kind of refusal. */
const statuses: Readonly<Record<RefusalKind, number>> = {
  usage: 400,
  refused: 422,
  conflict: 409,
  build: 422,
  conformance: 422,
  damaged: 500,
  storage: 507,
}

const TOO_LARGE = `A file has at most ${VERSION_LIMITS.fileBytes} bytes, and the list of a version's files 1048576. Make the build smaller and publish again.`
/** Before the sentence about a full disk or a damaged file: a team that releases over HTTP has no access to the store. */
const FOR_OPERATOR = "Pass this on to the portal's operator. "
const UNEXPECTED =
  "The host could not make the release. Ask the portal's operator for the reason, which is in the host's log."

/** The response to an error. The sentence of an unexpected error may contain paths of the host, so it is not sent. */
export function failureOf(error: Error & { readonly statusCode?: number }): FailureResponse {
  if (error instanceof ReleaseRefusal) {
    const { kind, message } = error
    return { status: statuses[kind], kind, error: statuses[kind] < 500 ? message : `${FOR_OPERATOR}${message}` }
  }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, kind: 'refused', error: TOO_LARGE }
  return { status, kind: 'refused', error: status < 500 ? error.message : UNEXPECTED }
}

/** The error above the rate limit. */
export function tooManyRequests(): RequestRefusal {
  return new RequestRefusal(
    429,
    'This address sent too many requests. Publish again in a minute; the upload continues where it stopped.',
  )
}
