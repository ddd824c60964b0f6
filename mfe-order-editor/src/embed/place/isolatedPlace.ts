import type { Store } from '@carrier-portal/contract'
import { styleTarget } from './styleTarget.ts'
import { watchWidth } from './watchWidth.ts'

/** Where one editor lives: inside a shadow root, untouched by the page's styles and touching none of them. */
export interface IsolatedPlace {
  /** For the editor itself. */
  readonly content: HTMLElement
  /** For what opens over it. */
  readonly layer: HTMLElement
  readonly styleTarget: HTMLElement | ShadowRoot
  readonly width: Store<number> | undefined
  remove(): void
}

/**
 * Lays a place into a shadow root. What a page's styles say of the elements around it is inherited even into a shadow
 * root, so the first element inside takes all of it back.
 */
export function layPlace(root: ShadowRoot): IsolatedPlace {
  const frame = document.createElement('div')
  resetStyle(frame)
  const content = frame.appendChild(document.createElement('div'))
  const layer = frame.appendChild(document.createElement('div'))
  root.append(frame)
  content.style.setProperty('container-type', 'inline-size')
  const target = styleTarget(root)
  const { width, stop } = watchWidth(content)
  return {
    content,
    layer,
    styleTarget: target.element,
    width,
    remove() {
      stop()
      frame.remove()
      target.remove()
    },
  }
}

/** A place inside an element of the page, in a new element with a shadow root of its own. */
export function layPlaceIn(element: Element): IsolatedPlace {
  const host = document.createElement('div')
  resetStyle(host)
  element.append(host)
  const place = layPlace(host.attachShadow({ mode: 'open' }))
  return {
    ...place,
    remove() {
      place.remove()
      host.remove()
    },
  }
}

/** Set property by property: a style attribute's text would need a policy's leave. */
function resetStyle(element: HTMLElement): void {
  element.style.setProperty('all', 'initial', 'important')
  // `all` leaves the direction of text alone; the editor's languages run from left to right.
  element.style.setProperty('direction', 'ltr', 'important')
  element.style.setProperty('display', 'block', 'important')
  element.style.setProperty('position', 'relative', 'important')
  element.style.setProperty('isolation', 'isolate', 'important')
}
