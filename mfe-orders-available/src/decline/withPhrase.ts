const SEPARATOR = '. '

/** Whether the reason is this phrase, or begins with it as a sentence. */
export function isPhraseTaken(reason: string, phrase: string): boolean {
  return reason === phrase || reason.startsWith(`${phrase}${SEPARATOR}`)
}

/** The reason with a phrase before what was typed; it replaces one of the other phrases. No typed text is removed. */
export function withPhrase(reason: string, phrase: string, phrases: readonly string[]): string {
  const taken = phrases.find((one) => isPhraseTaken(reason, one))
  const typed = taken === undefined ? reason.trim() : reason.slice(taken.length + SEPARATOR.length)
  return typed === '' ? phrase : `${phrase}${SEPARATOR}${typed}`
}
