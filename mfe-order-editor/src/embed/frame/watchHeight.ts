const CONTENT = { childList: true, subtree: true, attributes: true, characterData: true } as const

/**
 * Calls back with the height of the frame's content whenever it has changed. Browsers do not render a frame of another origin
 * that is out of view, and deliver no resizes in it. So the content is measured after each of its changes too, which are those of
 * the body and of the editor's shadow root.
 */
export function watchHeight(body: HTMLElement, onChange: (height: number) => void): void {
  let last = 0
  function measure() {
    const height = Math.ceil(body.offsetHeight)
    if (height !== last) onChange(height)
    last = height
  }
  const changes = new MutationObserver(() => {
    for (const { shadowRoot } of body.children) if (shadowRoot) changes.observe(shadowRoot, CONTENT)
    measure()
  })
  changes.observe(body, CONTENT)
  new ResizeObserver(measure).observe(body)
}
