import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import type { IsolatedContainer } from './container/isolatedContainer.ts'
import { createContainer } from './container/isolatedContainer.ts'
import {
  type ElementOptions,
  misspeltAttributes,
  OBSERVED_ATTRIBUTES,
  PROPERTIES,
  readAttribute,
} from './elementAttributes.ts'
import { checkedOptions } from './options/validateOptions.ts'

type Start = (container: IsolatedContainer, options: OrderEditorOptions) => MountedOrderEditor

/**
 * `<order-editor>`: the editor as a custom element. It mounts once it is connected and has a work order number and a
 * `getAccessToken`; changes in the same task are applied together.
 */
export function orderEditorElement(start: Start): CustomElementConstructor {
  return class OrderEditorElement extends HTMLElement {
    static readonly observedAttributes = OBSERVED_ATTRIBUTES
    readonly #root = this.attachShadow({ mode: 'open' })
    #options: Partial<ElementOptions> = {}
    #mounted: { readonly editor: MountedOrderEditor; readonly apiBaseUrl: string } | undefined
    #isClosed = false
    /** Whether a number or view was set since the last valid update, also to the same value. */
    #isOrderSet = false
    /** What the last update reported as invalid. */
    #problem: string | undefined
    #scheduled = false

    constructor() {
      super()
      for (const key of PROPERTIES) {
        const presetValue = Object.getOwnPropertyDescriptor(this, key)?.value
        Object.defineProperty(this, key, {
          get: () => this.#options[key],
          set: (value: unknown) => this.#setOptions({ [key]: value }),
        })
        if (presetValue !== undefined) this.#setOptions({ [key]: presetValue })
      }
    }

    connectedCallback() {
      this.#scheduleUpdate()
    }

    disconnectedCallback() {
      this.#scheduleUpdate()
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      this.#setOptions(readAttribute(name, text))
    }

    resume() {
      this.#mounted?.editor.resume()
    }

    #setOptions(options: Partial<ElementOptions>) {
      this.#options = { ...this.#options, ...options }
      this.#isOrderSet ||= 'workOrderNumber' in options || 'view' in options
      this.#scheduleUpdate()
    }

    /** Batched in a microtask, so that an element that is only moved keeps its typed values. */
    #scheduleUpdate() {
      if (this.#scheduled) return
      this.#scheduled = true
      queueMicrotask(() => {
        this.#scheduled = false
        this.#applyUpdate()
      })
    }

    #applyUpdate() {
      const { workOrderNumber = '', getAccessToken, apiBaseUrl = '', view = 'details', ...rest } = this.#options
      if (!this.isConnected) return this.#unmount()
      const reported = this.#problem
      this.#problem = undefined
      try {
        // Before number and token are required: each is missing where it became a misspelt attribute.
        const [misspelt] = misspeltAttributes(this.getAttributeNames())
        if (misspelt) throw new TypeError(`order-editor: ${misspelt} is no attribute`)
        if (workOrderNumber === '' || (!getAccessToken && !this.#mounted)) return this.#unmount()
        const options = checkedOptions({
          ...rest,
          ...this.#events(),
          ...(this.nonce && { nonce: this.nonce }),
          workOrderNumber,
          getAccessToken,
          apiBaseUrl,
          view,
        })
        if (this.#mounted?.apiBaseUrl === apiBaseUrl) this.#update(this.#mounted.editor, options)
        else {
          this.#unmount()
          this.#mounted = { editor: start(createContainer(this.#root), options), apiBaseUrl }
        }
        this.#isOrderSet = false
      } catch (error) {
        // A mounted editor keeps the last valid options and what is typed, as with `mount` and the React component.
        this.#problem = String(error)
        // An element may have no listener for its events.
        if (this.#problem !== reported) console.error(this.#problem)
        this.#dispatch('error', { workOrderNumber, view, code: 'options', message: this.#problem })
      }
    }

    #update(editor: MountedOrderEditor, options: OrderEditorOptions) {
      editor.update(options)
      // After a close nothing is shown, so a number or view that is set opens an order, also with the same value.
      if (!this.#isClosed || !this.#isOrderSet) return
      this.#isClosed = false
      editor.reopen()
    }

    #unmount() {
      void this.#mounted?.editor.unmount()
      this.#mounted = undefined
      this.#isClosed = false
    }

    #events() {
      return {
        onSaved: (detail) => this.#dispatch('saved', detail),
        onClosed: (detail) => {
          this.#isClosed = true
          this.#dispatch('closed', detail)
        },
        onError: (detail) => this.#dispatch('error', detail),
        onDirtyChange: (dirty) => this.#dispatch('dirtychange', { dirty }),
        onAuthRequired: () => this.#dispatch('authrequired'),
      } satisfies Partial<OrderEditorOptions>
    }

    #dispatch(type: string, detail?: object) {
      this.dispatchEvent(new CustomEvent(type, { detail }))
    }
  }
}
