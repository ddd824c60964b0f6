import type { OrderEditorLocale } from './appearance.ts'
import type { OrderEditorElementEvents, OrderEditorOptions, OrderEditorView } from './v1.ts'

/**
 * `<order-editor work-order-number view api-base-url api-headers request-timeout-seconds locale time-zone theme nonce
 * hide-patient-names>`: attributes and the properties of the same names. A property that was not set is undefined.
 */
export declare class OrderEditorElement extends HTMLElement {
  workOrderNumber: string | undefined
  view: OrderEditorView | undefined
  apiBaseUrl: string | undefined
  apiHeaders: boolean | undefined
  requestTimeoutSeconds: number | undefined
  locale: OrderEditorLocale | undefined
  timeZone: string | undefined
  theme: OrderEditorOptions['theme']
  nonce: string
  hidePatientNames: boolean | undefined
  getAccessToken: OrderEditorOptions['getAccessToken'] | undefined

  /** Continues after a sign-in, as the `resume` of a mounted editor. */
  resume(): void

  addEventListener<K extends keyof OrderEditorElementEvents>(
    type: K,
    listener: (event: OrderEditorElementEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void

  removeEventListener<K extends keyof OrderEditorElementEvents>(
    type: K,
    listener: (event: OrderEditorElementEvents[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'order-editor': OrderEditorElement
  }
}
