import type { OrderEditorOptions } from '../published'

/** What a page may ask of the editor in its frame: never the API's address, which the portal's configuration names. */
export type FrameOptions = Pick<
  OrderEditorOptions,
  'view' | 'workOrderNumber' | 'locale' | 'timeZone' | 'theme' | 'hidePatientNames'
>

/** What the page around says to the frame. */
export type HostMessage =
  | {
      readonly type: 'open'
      readonly options: FrameOptions
      /** `host`: the page answers token-wanted. `frame`: the person signs in inside, and the page never has a token. */
      readonly signIn: 'host' | 'frame'
    }
  | { readonly type: 'token'; readonly request: number; readonly token: string | undefined }
  | { readonly type: 'close' }

/** What the frame says to the page around. */
export type FrameMessage =
  | { readonly type: 'token-wanted'; readonly request: number }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'saved' | 'closed' | 'error' | 'dirtychange' | 'authrequired'; readonly detail?: object }

/** Marks a message as one of ours, with the version of the messages. */
const MARK = { orderEditor: 1 } as const

/** A message as it is posted. */
export function markMessage<T extends FrameMessage | HostMessage>(message: T): T & typeof MARK {
  return { ...MARK, ...message }
}

/** Reads what the page around posted; undefined for anything that is not exactly a message of version 1. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const { orderEditor, type, options, signIn, request, token } = fields(data)
  if (orderEditor !== MARK.orderEditor) return undefined
  if (type === 'close') return { type }
  if (type === 'token' && typeof request === 'number') {
    return { type, request, token: typeof token === 'string' && token !== '' ? token : undefined }
  }
  if (type !== 'open' || typeof options !== 'object' || (signIn !== 'host' && signIn !== 'frame')) return undefined
  return { type, signIn, options: readOptions(options) }
}

/** The known options alone; whether their values can be used is checked by the editor. */
function readOptions(options: object | null): FrameOptions {
  const { view, workOrderNumber, locale, timeZone, theme, hidePatientNames } = fields(options) as Partial<FrameOptions>
  return {
    view: view ?? 'details',
    workOrderNumber: workOrderNumber ?? '',
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    ...(theme !== undefined && { theme }),
    ...(hidePatientNames !== undefined && { hidePatientNames }),
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
