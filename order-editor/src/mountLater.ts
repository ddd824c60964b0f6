import { assertElement } from './parts/index.ts'
import type { MountedOrderEditor, OrderEditorModule, OrderEditorOptions } from './v1.ts'

/**
 * The module's `mount` before the module is there: it returns at once, and the editor appears when `load` has resolved,
 * with the options of that moment. A failed load and invalid options are reported by `onError`.
 */
export function mountLater(load: () => Promise<Pick<OrderEditorModule, 'mount'>>) {
  return (element: Element, given: OrderEditorOptions): MountedOrderEditor => {
    assertElement(element)
    let options = given
    let isUnmounted = false
    let editor: MountedOrderEditor | undefined
    load().then(
      (module) => {
        if (isUnmounted) return
        try {
          editor = module.mount(element, options)
        } catch (error) {
          report('options', error)
        }
      },
      (error: unknown) => {
        if (!isUnmounted) report('load', error)
      },
    )

    function report(code: 'options' | 'load', error: unknown) {
      const { view, workOrderNumber, onError } = options
      onError?.({ view, workOrderNumber, code, message: String(error) })
    }

    return {
      update(changes) {
        options = { ...options, ...changes }
        editor?.update(changes)
      },
      async unmount() {
        isUnmounted = true
        await editor?.unmount()
      },
    }
  }
}
