import type { RegisteredRemote } from '@carrier-portal/contract/registry'

/** The users of a trial: 'at 5 %', 'for 2 named users', or both. */
export function trialAudience({ percent, pilots }: NonNullable<RegisteredRemote['rollout']>): string {
  const { users = [], carriers = [] } = pilots ?? {}
  const parts = [
    percent > 0 ? `at ${percent} %` : '',
    users.length > 0 ? `for ${users.length} named ${users.length === 1 ? 'user' : 'users'}` : '',
    carriers.length > 0 ? `for ${carriers.length} ${carriers.length === 1 ? 'carrier' : 'carriers'}` : '',
  ]
  return parts.filter(Boolean).join(' and ')
}
