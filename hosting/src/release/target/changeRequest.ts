import * as v from 'valibot'

const name = v.pipe(v.string(), v.maxLength(80))
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const ids = v.optional(v.pipe(v.array(id), v.maxLength(500), v.readonly()))

/** A reason for people. Every page loads the reasons of blocks with the registry, so their length is limited. */
export const ReasonSchema = v.pipe(v.string(), v.maxLength(500))

/** A change of what users get, as the command line and the host's HTTP interface take it. */
export const ChangeRequestSchema = v.variant('verb', [
  v.object({
    verb: v.literal('promote'),
    name,
    version: name,
    percent: v.optional(v.number()),
    users: ids,
    carriers: ids,
    watch: v.optional(v.boolean()),
  }),
  v.object({ verb: v.literal('rollback'), name }),
  v.object({ verb: v.literal('block'), name, version: name, reason: ReasonSchema }),
  v.object({ verb: v.literal('mark-good'), name, version: name }),
])

/** What a request says about its change: the reason for the history, and the revision that it was made for. */
export const ChangeNoteSchema = v.object({ why: v.optional(ReasonSchema, ''), ifRevision: v.optional(v.number()) })

export type ChangeRequest = v.InferOutput<typeof ChangeRequestSchema>

/** The verbs that need a right of their own. */
export const verbs = ['publish', 'promote', 'rollback', 'block', 'mark-good'] as const
export type Verb = (typeof verbs)[number]
