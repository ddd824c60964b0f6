import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { type FrameMessage, type HostMessage, isMarked, markMessage, readHostMessage } from './frameMessages.ts'
import { createHostTokens, type OwnSignIn, type TokenSource } from './tokenSource.ts'

type OpenMessage = Extract<HostMessage, { type: 'open' }>

/** What a frame session depends on. */
interface FrameEnvironment {
  /** The origins that the portal's configuration lets frame the editor, exactly as written there. */
  readonly allowedOrigins: readonly string[]
  readonly apiBaseUrl: string
  readonly apiHeaders: boolean
  /** The parent window; messages of other windows are ignored. */
  readonly parent: Pick<Window, 'postMessage'>
  readonly ownSignIn: OwnSignIn
  /** The root element of the frame's page, which gets the language of the shown order. */
  readonly page: Pick<HTMLElement, 'lang'>
  mount(options: OrderEditorOptions): MountedOrderEditor
}

/** The message channel between the frame and its parent window. */
interface FrameSession {
  /** Posts `ready` to the parent window, whose messages are handled from now on. */
  announce(): void
  post(message: FrameMessage): void
  handleMessage(event: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void
}

const UNUSABLE =
  "order-editor: a message is 'open' with options and signIn 'frame' or 'host', 'token' with the number of its request, 'resume', or 'close'"

/**
 * The frame's side of the message channel. Accepts messages only from the parent window and only from an origin that
 * the configuration names; posts only to that origin.
 */
export function createFrameSession(environment: FrameEnvironment): FrameSession {
  const { allowedOrigins, parent, ownSignIn, page } = environment
  let hostOrigin: string | undefined
  let editor: MountedOrderEditor | undefined
  let opening: OpenMessage | undefined
  /** Who has signed in inside the frame for the editor. */
  let editorOf: string | undefined

  function post(message: FrameMessage) {
    if (hostOrigin !== undefined) parent.postMessage(markMessage(message), hostOrigin)
  }

  const hostTokens = createHostTokens(post)

  function apply(message: HostMessage) {
    if (message.type === 'token') return hostTokens.resolveRequest(message.request, message.token)
    if (message.type === 'resume') return editor?.resume()
    ownSignIn.cancel()
    opening = message.type === 'open' ? message : undefined
    if (opening) void open(opening)
    else unmount()
  }

  async function open(message: OpenMessage) {
    const { options, signIn } = message
    const { view, workOrderNumber, locale = 'en' } = options
    const tokens = signIn === 'host' ? hostTokens : ownSignIn
    await tokens.ready(locale)
    if (message !== opening) return
    // What is loaded and typed belongs to the person before.
    if (tokens.username() !== editorOf) unmount()
    editorOf = tokens.username()
    try {
      show({ ...options, ...eventsOf(tokens), getAccessToken: tokenOf(tokens, editorOf) })
      page.lang = locale
    } catch (error) {
      // The host page may handle no `error` messages.
      console.error(String(error))
      post({ type: 'error', detail: { code: 'options', view, workOrderNumber, message: String(error) } })
    }
  }

  /** In place, so that what was typed is kept, in other orders too; an order in which nothing was typed is loaded again. */
  function show(options: Omit<OrderEditorOptions, 'apiBaseUrl' | 'apiHeaders'>) {
    const { apiBaseUrl, apiHeaders } = environment
    if (!editor) {
      editor = environment.mount({ ...options, apiBaseUrl, apiHeaders })
      return
    }
    editor.update(options)
    editor.reopen()
    // This message has ended an earlier sign-in form, after which nothing else continues the editor.
    editor.resume()
  }

  function unmount() {
    void editor?.unmount()
    editor = undefined
  }

  /** The tokens of one person: a save that is under way at the sign-in of another one must not be sent in that one's name. */
  function tokenOf(tokens: TokenSource, username: string | undefined) {
    return () => (tokens.username() === username ? tokens.getAccessToken() : undefined)
  }

  function continueAfterSignIn(tokens: TokenSource) {
    if (tokens.username() === editorOf) editor?.resume()
    else if (opening) void open(opening)
  }

  function eventsOf(tokens: TokenSource) {
    const username = tokens.username()
    return {
      onSaved: (detail) => post({ type: 'saved', detail }),
      onClosed: (detail) => post({ type: 'closed', detail }),
      onError: (detail) => post({ type: 'error', detail }),
      onDirtyChange: (dirty) => post({ type: 'dirtychange', detail: { dirty } }),
      onAuthRequired() {
        // A call of an editor that was taken away for the present person, whose token is not the refused one.
        if (tokens.username() !== username) return
        void tokens.onAuthRequired()?.then(() => continueAfterSignIn(tokens))
        post({ type: 'authrequired' })
      },
    } satisfies Partial<OrderEditorOptions>
  }

  return {
    // The parent's origin is not known before its first message. `ready` has no data, and frame-ancestors limits the parent.
    announce: () => parent.postMessage(markMessage({ type: 'ready' }), '*'),
    post,
    handleMessage({ source, origin, data }) {
      if (source !== parent || !allowedOrigins.includes(origin)) return
      const message = readHostMessage(data)
      // The frame of a page with a misspelt message would be empty without a reason.
      if (!message && isMarked(data)) console.error(UNUSABLE)
      if (!message) return
      hostOrigin = origin
      apply(message)
    },
  }
}
