import { parse } from 'cookie'

/**
 * The user name in a Cookie header, which the shell writes as plain or JSON text; undefined for a signed-out user. Used
 * only to choose preloads: the backend verifies the session.
 */
export function signedInUser(header: string | undefined): string | undefined {
  const { access_token: token, username = '' } = parse(header ?? '')
  return token ? username.replace(/^"(.*)"$/, '$1') : undefined
}
