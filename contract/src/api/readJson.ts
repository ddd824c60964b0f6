/** A value of unknown shape, as JSON.parse returns it. */
export type Json = unknown

/**
 * The object with the keys `K` to read, or undefined for an array, a text, null and other values. With the keys of a
 * contract type as `K`, a field that openapi.yaml renames no longer compiles where it is read.
 */
export function asRecord<K extends string = string>(json: Json): Readonly<Record<K, Json>> | undefined {
  return isRecord(json) ? (json as Record<K, Json>) : undefined
}

/** Whether a value is an object with keys: no list, no null. */
export function isRecord(json: Json): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** Whether a value is a text with a visible character. */
export function isNonBlankText(json: Json): json is string {
  return typeof json === 'string' && json.trim() !== ''
}

/** The list, or an empty one. */
export function asList(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : []
}

/** A text that is not blank; a number becomes text, everything else becomes null. */
export function asText(json: Json): string | null {
  if (typeof json === 'number' && Number.isFinite(json)) return String(json)
  return isNonBlankText(json) ? json : null
}

/** A finite number, also from a text; everything else becomes null. */
export function asNumber(json: Json): number | null {
  const number = isNonBlankText(json) ? Number(json) : json
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An id with the type it was received with. */
export function asId(json: Json): number | string | null {
  if (typeof json === 'number' && Number.isFinite(json)) return json
  return typeof json === 'string' && json !== '' ? json : null
}

/** True for true and 'true', false for everything else. */
export function asBoolean(json: Json): boolean {
  return json === true || json === 'true'
}

/** The texts of a list, or of one comma-separated text. */
export function asTexts(json: Json): readonly string[] {
  const entries = typeof json === 'string' ? json.split(',') : asList(json)
  return entries.flatMap((entry) => asText(entry)?.trim() ?? [])
}

const WEB_PAGE = /^\s*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body)\b/i

/** Whether a text is a web page, which a Wi-Fi network or a firewall sends in place of the backend's response. */
export function isWebPage(json: Json): boolean {
  return typeof json === 'string' && WEB_PAGE.test(json)
}

/** The trimmed text of a plain-text response, '' for one without a body; undefined for a web page. */
export function asPlainText(json: Json = ''): string | undefined {
  return typeof json === 'string' && !isWebPage(json) ? json.trim() : undefined
}
