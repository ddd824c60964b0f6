import type * as Published from '../v1.ts'
import type { HostReact, MountedOrderEditor, OrderEditorOptions, OrderEditorProps, OrderEditorRef } from '../v1.ts'
import { isApiAddress } from './isSecureOrigin.ts'
import type { Mount } from './mountReporting.ts'

/**
 * Creates a component with the host page's own React, 18 or 19; the editor keeps its own copy of React. A new
 * `apiBaseUrl` mounts again, every other change updates in place. `mount` runs in an effect, so it must not throw.
 */
export function orderEditorFactory(mount: Mount): typeof Published.createOrderEditor {
  return <React extends HostReact>(react: React) => {
    const render = (props: OrderEditorProps, ref: OrderEditorRef) =>
      useOrderEditor(mount, react, props, ref) as ReturnType<React['createElement']>
    // React 18 passes a `ref` by `forwardRef` alone.
    const component: unknown = react.forwardRef?.(render)
    return (component ?? render) as (props: OrderEditorProps) => ReturnType<React['createElement']>
  }
}

function useOrderEditor(
  mount: Mount,
  react: HostReact,
  { className, ...options }: OrderEditorProps,
  ref: OrderEditorRef,
): unknown {
  const element = react.useRef<Element | null>(null)
  const mounted = react.useRef<MountedOrderEditor | undefined>(undefined)
  // `update` merges, so a prop that was passed once and is absent now is passed as undefined, which means its default.
  const latest = react.useRef<OrderEditorOptions>(options)
  latest.current = { ...withoutValues(latest.current), ...options }
  // With an invalid address the editor stays, and `update` reports it.
  const apiBaseUrl = react.useRef(options.apiBaseUrl)
  if (isApiAddress(options.apiBaseUrl)) apiBaseUrl.current = options.apiBaseUrl
  react.useEffect(() => {
    if (!element.current) return undefined
    const editor = mount(element.current, latest.current)
    mounted.current = editor
    return () => {
      mounted.current = undefined
      void editor.unmount()
    }
  }, [apiBaseUrl.current])
  react.useEffect(() => {
    mounted.current?.update(latest.current)
    return undefined
  })
  react.useImperativeHandle?.(ref, () => ({ resume: () => mounted.current?.resume() }), [])
  return react.createElement('div', { ref: element, className })
}

function withoutValues(options: OrderEditorOptions): Readonly<Record<string, undefined>> {
  return Object.fromEntries(Object.keys(options).map((key) => [key, undefined]))
}
