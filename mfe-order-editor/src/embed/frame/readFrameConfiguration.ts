import { isOrigin } from '@carrier-portal/contract/routes'
import { fieldsOf } from './fieldsOf.ts'

/** The part of the portal's configuration that concerns the editor in a frame. */
interface FrameConfiguration {
  readonly apiBaseUrl: string
  readonly apiHeaders: boolean
  /** `embedding.frameAncestors`: exact origins; other entries are ignored. */
  readonly allowedOrigins: readonly string[]
}

/** Fetches /config.json. Without a readable one no origin is allowed. */
export async function readFrameConfiguration(): Promise<FrameConfiguration> {
  try {
    const response = await fetch('/config.json', { credentials: 'omit' })
    return pickFrameConfiguration(await response.json())
  } catch {
    return { apiBaseUrl: '', apiHeaders: false, allowedOrigins: [] }
  }
}

/** Picks the frame's settings from the configuration. */
export function pickFrameConfiguration(json: unknown): FrameConfiguration {
  const { apiBaseUrl, apiHeaders, embedding } = fieldsOf(json)
  const { frameAncestors } = fieldsOf(embedding)
  return {
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl : '',
    apiHeaders: apiHeaders === true,
    allowedOrigins: Array.isArray(frameAncestors) ? frameAncestors.filter(isOrigin) : [],
  }
}
