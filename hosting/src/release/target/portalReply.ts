import * as v from 'valibot'
import { isRefusalKind, ReleaseRefusal } from '../releaseRefusal.ts'

/** A failure as the portal's host reports it. */
export const PortalFailure = v.object({ kind: v.string(), error: v.string(), missing: v.optional(v.array(v.string())) })

/** What the server at a portal's address responded. */
export interface Reply {
  readonly status: number
  /** Undefined for a body that is no JSON, as that of another server at the address. */
  readonly body: unknown
}

/** The refusal in a response of 400 or more, with the next step. */
export function refusalIn({ status, body }: Reply): ReleaseRefusal {
  const failure = v.safeParse(PortalFailure, body)
  if (failure.success) {
    const { kind, error } = failure.output
    return new ReleaseRefusal(isRefusalKind(kind) ? kind : 'refused', error)
  }
  const next = nextSteps[status] ?? 'Check the address, and that its host takes releases (RELEASE_TOKENS).'
  return new ReleaseRefusal('refused', `The portal responded with ${status}. ${next}`)
}

/** The next step for the statuses of responses that are no failure of a release. */
const nextSteps: Readonly<Record<number, string>> = {
  // The host's own limit for the arrival of a request, which a slow or stalled upload exceeds; it did nothing yet.
  408: 'The request took too long to arrive. Check the network, then run the command again: an upload continues where it stopped.',
  // The host's own refusal of a large file is one of a release; nginx, for example, refuses more than 1 MiB by default.
  413: "A proxy in front of it takes no bodies of this size. Ask the portal's operator to let 11 MiB pass, then run the command again.",
}
