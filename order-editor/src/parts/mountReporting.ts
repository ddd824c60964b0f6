import type { MountedOrderEditor, OrderEditorOptions } from '../v1.ts'
import { reportProblem } from './reportProblem.ts'

/** The module's `mount`, or one that behaves like it. */
export type Mount = (element: Element, options: OrderEditorOptions) => MountedOrderEditor

/**
 * A `mount` that reports invalid options by `onError` or in the console, at the mount and at each update: an exception in an
 * effect of a component would remove the host's React tree. The editor appears with the first valid options, and invalid ones leave
 * it as it is.
 */
export function mountReporting(mount: Mount): Mount {
  return (element, given) => {
    let options = given
    let editor: MountedOrderEditor | undefined
    let problem: string | undefined
    let isUnmounted = false
    apply(given)

    function apply(changes: Partial<OrderEditorOptions>) {
      const reported = problem
      problem = undefined
      try {
        if (editor) editor.update(changes)
        else editor = mount(element, options)
      } catch (error) {
        problem = String(error)
        // A component updates after each render, and its `onError` may render it again.
        if (problem !== reported) reportProblem(options, 'options', problem)
      }
    }

    return {
      update(changes) {
        options = { ...options, ...changes }
        if (!isUnmounted) apply(changes)
      },
      // The portal may still have a version of the module without these two.
      reopen: () => editor?.reopen?.(),
      resume: () => editor?.resume?.(),
      async unmount() {
        isUnmounted = true
        await editor?.unmount()
      },
    }
  }
}
