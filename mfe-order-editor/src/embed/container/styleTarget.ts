/** The element that the style engine inserts its style elements into. */
interface StyleTarget {
  readonly element: HTMLElement | ShadowRoot
  remove(): void
}

/**
 * The style engine writes into the sheet of a style element, which a page's security policy allows with a nonce only.
 * The element therefore never enters the document: it gets a constructed sheet that the shadow root adopts, which
 * needs no nonce. Browsers without constructable sheets get the element itself and need the `nonce` option.
 */
export function styleTarget(root: ShadowRoot): StyleTarget {
  if (!Array.isArray(root.adoptedStyleSheets) || !canConstructSheets()) {
    return { element: root, remove: () => removeStyleElements(root) }
  }
  const element = document.createElement('div')
  const insertBefore = <T extends Node>(node: T): T => {
    const sheet = new CSSStyleSheet()
    Object.defineProperty(node, 'sheet', { value: sheet })
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return node
  }
  // An assignment throws in a page that freezes the prototypes of the DOM.
  Object.defineProperty(element, 'insertBefore', { value: insertBefore })
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
