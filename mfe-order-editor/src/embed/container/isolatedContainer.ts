import type { Store } from '@carrier-portal/contract'
import { createDialogLayer } from './dialogLayer.ts'
import { styleTarget } from './styleTarget.ts'
import { watchWidth } from './watchWidth.ts'

/** The elements of one editor inside a shadow root, isolated from the page's styles. */
export interface IsolatedContainer {
  /** The mount point of the editor. */
  readonly content: HTMLElement
  /** The mount point of its dialogs. */
  readonly portalContainer: () => HTMLElement
  readonly styleTarget: HTMLElement | ShadowRoot
  readonly width: Store<number> | undefined
  remove(): void
}

/** How wide the editor is where the page leaves its width to the content; its table of items needs this width. */
const INTRINSIC_WIDTH = '1260px'

/**
 * Creates a container in a shadow root. Inherited properties cross the shadow boundary, so the first element resets
 * them all.
 */
export function createContainer(root: ShadowRoot): IsolatedContainer {
  const frame = document.createElement('div')
  resetStyle(frame)
  const content = frame.appendChild(document.createElement('div'))
  const layer = createDialogLayer()
  frame.append(layer.element)
  root.append(frame)
  // A container of inline size has no width of its own, and would be invisible in a flex row, a drawer or a <dialog>. In
  // this column it is as wide as there is room, and shrinks to nothing.
  frame.style.setProperty('display', 'grid', 'important')
  frame.style.setProperty('grid-template-columns', 'minmax(0, 1fr)', 'important')
  content.style.setProperty('contain-intrinsic-inline-size', INTRINSIC_WIDTH)
  content.style.setProperty('container-type', 'inline-size')
  content.addEventListener('keyup', showFocused)
  const target = styleTarget(root)
  const { width, stop } = watchWidth(frame)
  return {
    content,
    portalContainer: () => layer.element,
    styleTarget: target.element,
    width,
    remove() {
      stop()
      layer.stop()
      frame.remove()
      target.remove()
    },
  }
}

/** Creates a container in a new child of a page's element, with a shadow root of its own. */
export function createContainerIn(element: Element): IsolatedContainer {
  const host = document.createElement('div')
  resetStyle(host)
  element.append(host)
  const container = createContainer(host.attachShadow({ mode: 'open' }))
  return {
    ...container,
    remove() {
      container.remove()
      host.remove()
    },
  }
}

/**
 * After a move by the Tab key. For a text field the browser shows the caret alone, which may be under the notices or the
 * buttons: it reads the scroll margin of other controls only.
 */
function showFocused({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView?.({ block: 'nearest' })
}

/** Sets single properties, because a `style` attribute needs 'unsafe-inline' in the page's policy. */
function resetStyle(element: HTMLElement): void {
  element.style.setProperty('all', 'initial', 'important')
  // `all` does not reset `direction`; the editor's languages are written from left to right.
  element.style.setProperty('direction', 'ltr', 'important')
  // By these two a page hides a part of itself, and lets clicks through it.
  element.style.setProperty('visibility', 'inherit', 'important')
  element.style.setProperty('pointer-events', 'inherit', 'important')
  element.style.setProperty('display', 'block', 'important')
  element.style.setProperty('position', 'relative', 'important')
  element.style.setProperty('isolation', 'isolate', 'important')
}
