import manifest from '../../package.json'

/** A place in a file of ours: every browser's stack has the file's address, line and column. */
const PLACE = /[\w.-]+\.js:\d+:\d+/g
const MAX_PLACES = 8

/**
 * A crash for a developer's log: the editor's version, the class of the error, and where in our files it was thrown. The error's
 * message is left out, because it may contain data of the order.
 */
export function describeCrash(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: 'Error', message: '' }
  const kind = /^\w+$/.test(name) ? name : 'Error'
  const places = stack.replace(message, '').match(PLACE)?.slice(0, MAX_PLACES) ?? []
  return `The editor ${manifest.version} stopped because of an error: ${[kind, ...places].join(' ')}`
}
