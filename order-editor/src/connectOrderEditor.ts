import { importModule } from './importModule.mjs'
import { mountLater } from './mountLater.ts'
import { orderEditorFactory, preloadModule } from './parts/index.ts'
import { moduleAddress, type OrderEditorSource } from './source.ts'
import type * as V1 from './v1.ts'
import type { OrderEditorModule } from './v1.ts'

/** The order editor of one portal. The module is loaded at the first use of any member. */
export interface OrderEditorConnection {
  /** Loads the module, for example before it is needed. Rejects when it cannot be loaded; a later call tries again. */
  load(): Promise<OrderEditorModule>
  /** Shows the editor in an element, as soon as it is loaded. Throws a TypeError for anything but an element. */
  readonly mount: typeof V1.mount
  /** Defines `<order-editor>` in this page. Rejects when the module cannot be loaded. */
  defineElement(): Promise<void>
  /** Creates a component with the host's own React, 18 or 19. Call it once, outside of your components. */
  readonly createOrderEditor: typeof V1.createOrderEditor
}

/** Connects a page to a portal's order editor. Throws a TypeError that names what cannot be used of the source. */
export function connectOrderEditor(source: OrderEditorSource): OrderEditorConnection {
  const address = moduleAddress(source)
  const { integrity } = source
  let loading: Promise<OrderEditorModule> | undefined
  let failures = 0

  async function loadModule(): Promise<OrderEditorModule> {
    // Firefox keeps a failed import() of an address. The portal ignores the query, and the integrity holds for it too.
    const tried = failures === 0 ? address : `${address}?attempt=${failures + 1}`
    if (integrity !== undefined) await preloadModule(tried, integrity)
    return importModule(tried)
  }

  function load(): Promise<OrderEditorModule> {
    loading ??= loadModule().catch((error: unknown) => {
      loading = undefined
      failures += 1
      throw error
    })
    return loading
  }

  const mount = mountLater(load)
  return {
    load,
    mount,
    async defineElement() {
      await load()
    },
    createOrderEditor: orderEditorFactory(mount),
  }
}
