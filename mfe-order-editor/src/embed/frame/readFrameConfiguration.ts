import { isTimeLimit } from '@carrier-portal/contract/configuration'
import { isOrigin } from '@carrier-portal/contract/routes'
import { isApiAddress } from '@carrier-portal/order-editor/parts'
import { fieldsOf } from './fieldsOf.ts'

/** The part of the portal's configuration that concerns the editor in a frame. */
interface FrameConfiguration {
  readonly apiBaseUrl: string
  readonly apiHeaders: boolean
  readonly requestTimeoutSeconds: number | undefined
  /** `embedding.frameAncestors`: exact origins; other entries are ignored. */
  readonly allowedOrigins: readonly string[]
}

/**
 * Why no order can be shown with a configuration, as a key of the frame's messages: a token is not sent to every address that the
 * portal itself accepts, such as one without https.
 */
export function configurationProblem(
  configuration: Pick<FrameConfiguration, 'apiBaseUrl' | 'allowedOrigins'>,
): 'notAllowed' | 'unusableApi' | undefined {
  if (configuration.allowedOrigins.length === 0) return 'notAllowed'
  return isApiAddress(configuration.apiBaseUrl) ? undefined : 'unusableApi'
}

const TIME_LIMIT_MS = 8_000

/** Fetches /config.json. Rejects without a readable one, because a later attempt may succeed. */
export async function readFrameConfiguration(): Promise<FrameConfiguration> {
  const response = await fetch('/config.json', { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`order-editor: /config.json returned status ${response.status}`)
  return pickFrameConfiguration(await response.json())
}

/** Picks the frame's settings from the configuration. */
export function pickFrameConfiguration(json: unknown): FrameConfiguration {
  const { apiBaseUrl, apiHeaders, requestTimeoutSeconds, embedding } = fieldsOf(json)
  const { frameAncestors } = fieldsOf(embedding)
  return {
    apiBaseUrl: typeof apiBaseUrl === 'string' ? apiBaseUrl : '',
    apiHeaders: apiHeaders === true,
    requestTimeoutSeconds: isTimeLimit(requestTimeoutSeconds) ? requestTimeoutSeconds : undefined,
    allowedOrigins: Array.isArray(frameAncestors) ? frameAncestors.filter(isOrigin) : [],
  }
}
