const LIVE = '[role="status"], [role="alert"], [aria-live="polite"]'

/** Records what screen readers announce: the texts that live regions get. Returns a function that takes those so far. */
export function recordAnnouncements(): () => readonly string[] {
  const texts: string[] = []
  const record = (mutations: readonly MutationRecord[]) => {
    const added = mutations.filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
    const regions = new Set(added.map(({ target }) => regionOf(target)).filter((region) => region !== null))
    texts.push(...[...regions].flatMap(({ textContent }) => textContent || []))
  }
  const observer = new MutationObserver(record)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    record(observer.takeRecords())
    return texts.splice(0)
  }
}

function regionOf(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null
}
