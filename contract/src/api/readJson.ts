/** Anything that JSON.parse can give. */
export type Json = unknown

/** The object, or undefined for a list, a text, null and the like. */
export function asRecord(json: Json): Readonly<Record<string, Json>> | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, Json>) : undefined
}

/** The list, or an empty one. */
export function asList(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : []
}

/** A text that says something: numbers become text, blank and everything else becomes null. */
export function asText(json: Json): string | null {
  if (typeof json === 'number' && Number.isFinite(json)) return String(json)
  return typeof json === 'string' && json.trim() !== '' ? json : null
}

/** A finite number, also where it came as text. */
export function asNumber(json: Json): number | null {
  const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An identifier as it came. */
export function asId(json: Json): number | string | null {
  if (typeof json === 'number' && Number.isFinite(json)) return json
  return typeof json === 'string' && json !== '' ? json : null
}

/** True for true and 'true' alone. */
export function asBoolean(json: Json): boolean {
  return json === true || json === 'true'
}

/** The texts of a list, or of one text with commas between. */
export function asTexts(json: Json): readonly string[] {
  const entries = typeof json === 'string' ? json.split(',') : asList(json)
  return entries.flatMap((entry) => asText(entry)?.trim() ?? [])
}

/** A text answer, without the space around it. */
export function asPlainText(json: Json): string | undefined {
  return typeof json === 'string' ? json.trim() : undefined
}
