import * as v from 'valibot'

/** How a version was made: shown before it is promoted. */
export const ProvenanceSchema = v.object({
  /** The commit of the sources; with '-changed' when files were not committed. */
  commit: v.optional(v.string()),
  /** The user or the CI job that built it. */
  builder: v.string(),
  /** The result of the conformance kit: 'passed', or 'not run: ' and the reason. */
  conformance: v.string(),
})

/** Why a version counts as good: enough loads without failures, or a person's decision. */
const ProofSchema = v.object({ at: v.string(), by: v.picklist(['telemetry', 'person']), detail: v.string() })

/** What the store keeps about a version beside its files. */
export const VersionRecordSchema = v.object({
  provenance: v.optional(ProvenanceSchema),
  proof: v.optional(ProofSchema),
  /** When it was last promoted to all users: ISO 8601, in UTC. Versions promoted by older tools have none. */
  activeSince: v.optional(v.string()),
  /** Whether it was rolled back since it was last promoted to all users or marked as good. */
  rolledBack: v.optional(v.boolean()),
  /** Whether a rollback ended its last trial, and none was started since. */
  trialEnded: v.optional(v.boolean()),
})

/** Whether users had the version until a rollback, and no promotion since. */
export function wasRolledBack({ rolledBack, trialEnded }: VersionRecord = {}): boolean {
  return rolledBack === true || trialEnded === true
}

/** A trial that the host watches: it grows or stops by the reports of pages. */
export const TrialSchema = v.object({
  version: v.string(),
  /** When the present percentage began: ISO 8601, in UTC. */
  since: v.string(),
})

export type Provenance = v.InferOutput<typeof ProvenanceSchema>
export type VersionProof = v.InferOutput<typeof ProofSchema>
export type VersionRecord = v.InferOutput<typeof VersionRecordSchema>
export type RemoteRecords = Readonly<Record<string, VersionRecord>>
export type Trial = v.InferOutput<typeof TrialSchema>
