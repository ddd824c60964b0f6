import { assertElement, type Mount, mountReporting, reportProblem } from './parts/index.ts'
import type { MountedOrderEditor, OrderEditorModule } from './v1.ts'

/**
 * The module's `mount` before the module is there: it returns at once, and the editor appears when `load` has resolved,
 * with the options of that moment. A failed load and invalid options are reported by `onError` or in the console.
 */
export function mountLater(load: () => Promise<Pick<OrderEditorModule, 'mount'>>): Mount {
  return (element, given) => {
    assertElement(element)
    let options = given
    let isUnmounted = false
    let editor: MountedOrderEditor | undefined
    load().then(
      (module) => {
        if (!isUnmounted) editor = mountReporting(module.mount)(element, options)
      },
      (error: unknown) => {
        if (!isUnmounted) reportProblem(options, 'load', String(error))
      },
    )
    return {
      update(changes) {
        options = { ...options, ...changes }
        editor?.update(changes)
      },
      reopen: () => editor?.reopen(),
      resume: () => editor?.resume(),
      async unmount() {
        isUnmounted = true
        await editor?.unmount()
      },
    }
  }
}
