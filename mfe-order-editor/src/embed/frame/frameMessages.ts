import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { fieldsOf } from './fieldsOf.ts'

/** The options that a host page may set. The API's address comes from the portal's configuration only. */
type FrameOptions = Pick<
  OrderEditorOptions,
  'view' | 'workOrderNumber' | 'locale' | 'timeZone' | 'theme' | 'hidePatientNames'
>

/** A message from the host page to the frame. */
export type HostMessage =
  | {
      readonly type: 'open'
      readonly options: FrameOptions
      /** `host`: the page responds to token-wanted. `frame`: the user signs in inside the frame, and the page has no token. */
      readonly signIn: 'host' | 'frame'
    }
  | { readonly type: 'token'; readonly request: number; readonly token: string | undefined }
  /** The person has signed in again at the host page. */
  | { readonly type: 'resume' }
  | { readonly type: 'close' }

/** A message from the frame to the host page. */
export type FrameMessage =
  /** The frame listens; the host page may post `open`. */
  | { readonly type: 'ready' }
  | { readonly type: 'token-wanted'; readonly request: number }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'saved' | 'closed' | 'error' | 'dirtychange' | 'authrequired'; readonly detail?: object }

/** Marks a message of this protocol, with the protocol's version. */
const MARK = { orderEditor: 1 } as const

/** A message as it is posted. */
export function markMessage<T extends FrameMessage | HostMessage>(message: T): T & typeof MARK {
  return { ...MARK, ...message }
}

/** Whether the host page meant a message of version 1. */
export function isMarked(data: unknown): boolean {
  return fieldsOf(data).orderEditor === MARK.orderEditor
}

/** Parses a message of the host page; undefined for anything that is not a message of version 1. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isMarked(data)) return undefined
  const { type, options, signIn, request, token } = fieldsOf(data)
  if (type === 'close' || type === 'resume') return { type }
  if (type === 'token' && typeof request === 'number') {
    return { type, request, token: typeof token === 'string' && token !== '' ? token : undefined }
  }
  if (type !== 'open' || typeof options !== 'object' || (signIn !== 'host' && signIn !== 'frame')) return undefined
  return { type, signIn, options: readOptions(options) }
}

/** Picks the known options, undefined where they are absent, which means their default; the editor validates their values. */
function readOptions(options: object | null): FrameOptions {
  const { view, workOrderNumber, locale, timeZone, theme, hidePatientNames } = fieldsOf(
    options,
  ) as Partial<FrameOptions>
  return {
    view: view ?? 'details',
    workOrderNumber: workOrderNumber ?? '',
    locale,
    timeZone,
    theme,
    hidePatientNames,
  }
}
