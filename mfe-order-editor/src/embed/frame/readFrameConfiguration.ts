/** What the portal's configuration says of the editor in a frame. */
export interface FrameConfiguration {
  readonly apiBaseUrl: string
  /** `embedding.frameAncestors`: exact origins; anything else is let go. */
  readonly allowedOrigins: readonly string[]
}

/** Fetches /config.json; without a readable one nobody may frame the editor. */
export async function readFrameConfiguration(): Promise<FrameConfiguration> {
  try {
    const answer = await fetch('/config.json', { credentials: 'omit' })
    return pickFrameConfiguration(await answer.json())
  } catch {
    return { apiBaseUrl: '', allowedOrigins: [] }
  }
}

/** Takes what a frame needs out of the configuration. */
export function pickFrameConfiguration(json: unknown): FrameConfiguration {
  const { apiBaseUrl, embedding } = fields(json)
  const { frameAncestors } = fields(embedding)
  return {
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl : '',
    allowedOrigins: Array.isArray(frameAncestors) ? frameAncestors.filter(isOrigin) : [],
  }
}

function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('*') && URL.canParse(value) && new URL(value).origin === value
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
