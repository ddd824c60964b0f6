import type { MountedOrderEditor, OrderEditorOptions } from '../published.d.ts'
import { type FrameMessage, type HostMessage, markMessage, readHostMessage } from './frameMessages.ts'
import { createHostTokens, type TokenSource } from './tokenSource.ts'

/** What a frame needs of its page. */
export interface FrameSurroundings {
  /** The origins that the portal's configuration lets frame the editor, exactly as written there. */
  readonly allowedOrigins: readonly string[]
  readonly apiBaseUrl: string
  /** The window around; no other is heard. */
  readonly parent: Pick<Window, 'postMessage'>
  readonly ownSignIn: TokenSource
  mount(options: OrderEditorOptions): MountedOrderEditor
}

/** One conversation with the page around. */
export interface FrameSession {
  post(message: FrameMessage): void
  hear(event: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void
}

/**
 * The frame's side of the conversation. Only the window around is heard, only from an origin that the configuration
 * names, and answers go to that very origin (reliability, row 73).
 */
export function createFrameSession(surroundings: FrameSurroundings): FrameSession {
  const { allowedOrigins, parent, ownSignIn } = surroundings
  let hostOrigin: string | undefined
  let present: { editor?: MountedOrderEditor } = {}

  function post(message: FrameMessage) {
    if (hostOrigin !== undefined) parent.postMessage(markMessage(message), hostOrigin)
  }

  const hostTokens = createHostTokens(post)

  function act(message: HostMessage) {
    if (message.type === 'token') return hostTokens.take(message.request, message.token)
    present.editor?.unmount()
    present = {}
    if (message.type === 'open') void open(message, present)
  }

  async function open({ options, signIn }: Extract<HostMessage, { type: 'open' }>, mine: typeof present) {
    const tokens = signIn === 'host' ? hostTokens : ownSignIn
    const { view, workOrderNumber } = options
    await tokens.ready()
    if (mine !== present) return
    try {
      mine.editor = surroundings.mount({
        ...options,
        ...tellingEvents(post, tokens),
        apiBaseUrl: surroundings.apiBaseUrl,
        getAccessToken: tokens.getAccessToken,
      })
    } catch (error) {
      post({ type: 'error', detail: { code: 'options', view, workOrderNumber, message: String(error) } })
    }
  }

  return {
    post,
    hear({ source, origin, data }) {
      const message = source === parent && allowedOrigins.includes(origin) ? readHostMessage(data) : undefined
      if (!message) return
      hostOrigin = origin
      act(message)
    },
  }
}

function tellingEvents(post: FrameSession['post'], tokens: TokenSource) {
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
