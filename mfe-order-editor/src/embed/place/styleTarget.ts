/** Where the style engine puts its style elements, and how all of it goes away. */
export interface StyleTarget {
  readonly element: HTMLElement | ShadowRoot
  remove(): void
}

/**
 * The style engine writes into the sheet of a style element, which a page's policy lets through with a nonce alone.
 * Its element therefore never enters the document: it is given a constructed sheet, which the shadow root adopts and
 * no policy minds. Browsers without such sheets get the element itself, and then the `nonce` option matters.
 */
export function styleTarget(root: ShadowRoot): StyleTarget {
  if (!Array.isArray(root.adoptedStyleSheets) || !canConstructSheets()) {
    return { element: root, remove: () => removeStyleElements(root) }
  }
  const element = document.createElement('div')
  element.insertBefore = <T extends Node>(node: T): T => {
    const sheet = new CSSStyleSheet()
    Object.defineProperty(node, 'sheet', { value: sheet })
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return node
  }
  return {
    element,
    remove() {
      root.adoptedStyleSheets = []
    },
  }
}

function removeStyleElements(root: ShadowRoot): void {
  for (const style of root.querySelectorAll(':scope > style')) style.remove()
}

function canConstructSheets(): boolean {
  try {
    return Boolean(new CSSStyleSheet())
  } catch {
    return false
  }
}
