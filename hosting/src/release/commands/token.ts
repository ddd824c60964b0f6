import { createHash, randomBytes } from 'node:crypto'
import { isRemoteName } from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { verbs } from '../target/changeRequest.ts'
import type { Command, Options } from './command.ts'

/** `release token`. */
export const token: Command = {
  usage: '<name> --remotes A,B --verbs publish,promote [--days 90]',
  summary: 'Prints a new token for releases by HTTP, and its entry for the host’s file of tokens.',
  options: {
    remotes: { type: 'string', help: 'the remotes that it may release, separated by commas; * for all' },
    verbs: { type: 'string', help: `${verbs.join(', ')}, separated by commas; * for all` },
    days: { type: 'string', help: 'the days after which it expires; without it, it does not' },
  },
  isWithoutStore: true,
  async run({ subject, options }) {
    // The history has one line for each change, with the name of its holder.
    if (!subject?.trim() || /\p{Cc}/u.test(subject))
      throw new ReleaseRefusal('usage', 'Name the holder, for example history-team-ci.')
    const rights = { remotes: listOf(options, 'remotes'), verbs: listOf(options, 'verbs') }
    const invalid = rights.remotes.find((name) => name !== '*' && !isRemoteName(name))
    if (invalid !== undefined)
      throw new ReleaseRefusal('usage', `"${invalid}" is not a valid remote name. Write --remotes mfe-order-history,…`)
    const unknown = rights.verbs.find((verb) => verb !== '*' && !verbs.some((known) => known === verb))
    if (unknown !== undefined)
      throw new ReleaseRefusal('usage', `"${unknown}" is not a verb. Write --verbs with some of ${verbs.join(', ')}.`)
    const expires = lastDayIn(options)
    const secret = randomBytes(32).toString('base64url')
    const entry = { name: subject, sha256: createHash('sha256').update(secret).digest('hex'), ...rights, ...expires }
    return {
      lines: [
        `Token, shown only now: ${secret}`,
        `Add this entry to "tokens" in the file that the host's RELEASE_TOKENS names:`,
        JSON.stringify(entry),
      ],
      data: { token: secret, entry },
    }
  },
}

function listOf(options: Options, key: string): readonly string[] {
  const text = options[key]
  const entries = typeof text === 'string' ? text.split(',').map((entry) => entry.trim()) : []
  if (entries.length === 0 || entries.some((entry) => entry === ''))
    throw new ReleaseRefusal('usage', `Name what it may do: --${key} A,B`)
  return entries
}

function lastDayIn({ days }: Options): { readonly expires?: string } {
  if (days === undefined) return {}
  if (typeof days !== 'string' || !/^[1-9]\d{0,3}$/.test(days))
    throw new ReleaseRefusal('usage', '--days is a whole number from 1 to 9999. Write --days 90')
  return { expires: new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10) }
}
