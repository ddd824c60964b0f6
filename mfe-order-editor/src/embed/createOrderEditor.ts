import type * as Published from './published.d.ts'
import type { HostReact, MountedOrderEditor, OrderEditorOptions, OrderEditorProps } from './published.d.ts'

type Mount = (element: Element, options: OrderEditorOptions) => MountedOrderEditor

/**
 * Makes a component of the host's own React over `mount`: no React of ours meets the host's, so it may be 18 or 19.
 * A new `apiBaseUrl` mounts anew; every other change is an update in place.
 */
export function orderEditorFactory(mount: Mount): typeof Published.createOrderEditor {
  return <React extends HostReact>(react: React) =>
    (props: OrderEditorProps) =>
      useOrderEditor(mount, react, props) as ReturnType<React['createElement']>
}

function useOrderEditor(mount: Mount, react: HostReact, { className, ...options }: OrderEditorProps): unknown {
  const place = react.useRef<Element | null>(null)
  const mounted = react.useRef<MountedOrderEditor | undefined>(undefined)
  const latest = react.useRef<OrderEditorOptions>(options)
  latest.current = options
  react.useEffect(() => {
    if (!place.current) return undefined
    const editor = mount(place.current, latest.current)
    mounted.current = editor
    return () => {
      mounted.current = undefined
      editor.unmount()
    }
  }, [options.apiBaseUrl])
  react.useEffect(() => {
    mounted.current?.update(latest.current)
    return undefined
  })
  return react.createElement('div', { ref: place, className })
}
