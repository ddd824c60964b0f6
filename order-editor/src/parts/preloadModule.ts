/**
 * Loads a module by its integrity without running it; a following `import()` of the address runs what was checked.
 * `import()` itself takes no integrity. Rejects when the module cannot be loaded or has another content.
 */
export async function preloadModule(address: string, integrity: string): Promise<void> {
  const element = loadingElement(address)
  element.crossOrigin = 'anonymous'
  element.integrity = integrity
  const loading = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () =>
      reject(new Error(`order-editor: ${address} cannot be loaded, or its content has another integrity`)),
    )
  })
  document.head.append(element)
  try {
    await loading
  } finally {
    element.remove()
  }
}

/** A script element runs the module at once; only browsers without module preloads, such as Safari 16, need it. */
function loadingElement(address: string): HTMLLinkElement | HTMLScriptElement {
  const link = document.createElement('link')
  if (link.relList.supports('modulepreload'))
    return Object.assign(link, { rel: 'modulepreload', as: 'script', href: address })
  return Object.assign(document.createElement('script'), { type: 'module', src: address })
}
