/** A caller's name in two parts. */
interface CallerName {
  readonly first: string | null
  readonly last: string | null
}

/** Splits a name on its first space; one word has no last name. */
export function callerName(name: string | null): CallerName {
  const [first = '', ...rest] = (name ?? '').trim().split(' ')
  const last = rest.join(' ').trim()
  return { first: first === '' ? null : first, last: last === '' ? null : last }
}
