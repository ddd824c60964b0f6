import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { type FrameMessage, type HostMessage, markMessage, readHostMessage } from './frameMessages.ts'
import { createHostTokens, type OwnSignIn, type TokenSource } from './tokenSource.ts'

/** What a frame session depends on. */
interface FrameEnvironment {
  /** The origins that the portal's configuration lets frame the editor, exactly as written there. */
  readonly allowedOrigins: readonly string[]
  readonly apiBaseUrl: string
  readonly apiHeaders: boolean
  /** The parent window; messages of other windows are ignored. */
  readonly parent: Pick<Window, 'postMessage'>
  readonly ownSignIn: OwnSignIn
  mount(options: OrderEditorOptions): MountedOrderEditor
}

/** The message channel between the frame and its parent window. */
interface FrameSession {
  /** Posts `ready` to the parent window, whose messages are handled from now on. */
  announce(): void
  post(message: FrameMessage): void
  handleMessage(event: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void
}

/**
 * The frame's side of the message channel. Accepts messages only from the parent window and only from an origin that
 * the configuration names; posts only to that origin.
 */
export function createFrameSession(environment: FrameEnvironment): FrameSession {
  const { allowedOrigins, parent, ownSignIn } = environment
  let hostOrigin: string | undefined
  let current: { editor?: MountedOrderEditor } = {}

  function post(message: FrameMessage) {
    if (hostOrigin !== undefined) parent.postMessage(markMessage(message), hostOrigin)
  }

  const hostTokens = createHostTokens(post)

  function apply(message: HostMessage) {
    if (message.type === 'token') return hostTokens.resolveRequest(message.request, message.token)
    void current.editor?.unmount()
    ownSignIn.cancel()
    current = {}
    if (message.type === 'open') void open(message, current)
  }

  async function open({ options, signIn }: Extract<HostMessage, { type: 'open' }>, opening: typeof current) {
    const tokens = signIn === 'host' ? hostTokens : ownSignIn
    const { view, workOrderNumber } = options
    await tokens.ready(options.locale)
    if (opening !== current) return
    try {
      opening.editor = environment.mount({
        ...options,
        ...postingEvents(post, tokens),
        apiBaseUrl: environment.apiBaseUrl,
        apiHeaders: environment.apiHeaders,
        getAccessToken: tokens.getAccessToken,
      })
    } catch (error) {
      post({ type: 'error', detail: { code: 'options', view, workOrderNumber, message: String(error) } })
    }
  }

  return {
    // The parent's origin is not known before its first message. `ready` has no data, and frame-ancestors limits the parent.
    announce: () => parent.postMessage(markMessage({ type: 'ready' }), '*'),
    post,
    handleMessage({ source, origin, data }) {
      const message = source === parent && allowedOrigins.includes(origin) ? readHostMessage(data) : undefined
      if (!message) return
      hostOrigin = origin
      apply(message)
    },
  }
}

function postingEvents(post: FrameSession['post'], tokens: TokenSource) {
  return {
    onSaved: (detail) => post({ type: 'saved', detail }),
    onClosed: (detail) => post({ type: 'closed', detail }),
    onError: (detail) => post({ type: 'error', detail }),
    onDirtyChange: (dirty) => post({ type: 'dirtychange', detail: { dirty } }),
    onAuthRequired() {
      tokens.onAuthRequired()
      post({ type: 'authrequired' })
    },
  } satisfies Partial<OrderEditorOptions>
}
