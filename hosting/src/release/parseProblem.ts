/** The reason in one sentence when `parseArgs` refuses a command line; undefined for any other error. */
export function parseProblem(error: unknown): string | undefined {
  const { code, message } = { code: '', message: '', ...errorParts(error) }
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined
  const reason = message.split(/\.\s/)[0]?.replace(/\.$/, '')
  // Node's sentence for an option that is followed by another option or by a negative number.
  return `${reason?.replace('argument is ambiguous', 'needs a value that does not begin with "-"')}.`
}

/** Node's own errors are of another realm in tests, so their properties identify them. */
function errorParts(error: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return {}
  return { code: String(error.code), message: String(error.message) }
}
