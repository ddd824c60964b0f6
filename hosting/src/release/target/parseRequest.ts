import * as v from 'valibot'
import { ReleaseRefusal } from '../releaseRefusal.ts'

/** A value of the schema; throws a usage refusal that names each part that is not, with its limit. */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new ReleaseRefusal('usage', result.issues.map(sentenceOf).join(' '))
  return result.output
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const part = v.getDotPath(issue) ?? 'body'
  if (issue.type !== 'max_length') return `"${part}" is not valid: ${issue.message}.`
  const unit = typeof issue.input === 'string' ? 'characters' : 'entries'
  return `"${part}" has ${issue.received} ${unit}, and at most ${issue.requirement} are allowed. Shorten it, and run the command again.`
}
