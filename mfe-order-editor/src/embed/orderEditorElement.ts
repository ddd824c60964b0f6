import { ATTRIBUTES, type ElementOptions, readAttribute } from './elementAttributes.ts'
import { checkedOptions } from './options/checkedOptions.ts'
import type { IsolatedPlace } from './place/isolatedPlace.ts'
import { layPlace } from './place/isolatedPlace.ts'
import type { MountedOrderEditor, OrderEditorOptions } from './published.d.ts'

type Start = (place: IsolatedPlace, options: OrderEditorOptions) => MountedOrderEditor

/**
 * `<order-editor>`: the same editor as an element. It waits until it stands in a page and has an order and a
 * `getAccessToken`; changes made one after the other are taken together.
 */
export function orderEditorElement(start: Start): CustomElementConstructor {
  return class OrderEditorElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(ATTRIBUTES)
    readonly #root = this.attachShadow({ mode: 'open' })
    #given: Partial<ElementOptions> = {}
    #mounted: { readonly editor: MountedOrderEditor; readonly apiBaseUrl: string } | undefined
    #waiting = false

    constructor() {
      super()
      for (const key of PROPERTIES) {
        const early = Object.getOwnPropertyDescriptor(this, key)?.value
        Object.defineProperty(this, key, {
          get: () => this.#given[key],
          set: (value: unknown) => this.#give({ [key]: value }),
        })
        if (early !== undefined) this.#give({ [key]: early })
      }
    }

    connectedCallback() {
      this.#changed()
    }

    disconnectedCallback() {
      this.#changed()
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      this.#give(readAttribute(name, text))
    }

    #give(options: Partial<ElementOptions>) {
      this.#given = { ...this.#given, ...options }
      this.#changed()
    }

    /** Together, and after the page's own script: an element that is only moved keeps what was typed. */
    #changed() {
      if (this.#waiting) return
      this.#waiting = true
      queueMicrotask(() => {
        this.#waiting = false
        this.#settle()
      })
    }

    #settle() {
      const { workOrderNumber, getAccessToken, apiBaseUrl = '', view = 'details', ...rest } = this.#given
      if (!this.isConnected || !workOrderNumber || !getAccessToken) return this.#end()
      try {
        const options = checkedOptions({
          ...rest,
          ...this.#events(),
          ...(this.nonce && { nonce: this.nonce }),
          workOrderNumber,
          getAccessToken,
          apiBaseUrl,
          view,
        })
        if (this.#mounted?.apiBaseUrl === apiBaseUrl) return this.#mounted.editor.update(options)
        this.#end()
        this.#mounted = { editor: start(layPlace(this.#root), options), apiBaseUrl }
      } catch (error) {
        this.#end()
        this.#tell('error', { workOrderNumber, view, code: 'options', message: String(error) })
      }
    }

    #end() {
      this.#mounted?.editor.unmount()
      this.#mounted = undefined
    }

    #events() {
      return {
        onSaved: (detail) => this.#tell('saved', detail),
        onClosed: (detail) => this.#tell('closed', detail),
        onError: (detail) => this.#tell('error', detail),
        onDirtyChange: (dirty) => this.#tell('dirtychange', { dirty }),
        onAuthRequired: () => this.#tell('authrequired'),
      } satisfies Partial<OrderEditorOptions>
    }

    #tell(type: string, detail?: object) {
      this.dispatchEvent(new CustomEvent(type, { detail }))
    }
  }
}

const PROPERTIES = [
  'workOrderNumber',
  'view',
  'apiBaseUrl',
  'locale',
  'timeZone',
  'theme',
  'hidePatientNames',
  'getAccessToken',
] as const satisfies readonly (keyof ElementOptions)[]
