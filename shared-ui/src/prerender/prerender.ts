import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

export interface Prerendered {
  readonly html: string
  /** Style elements, with the nonce. */
  readonly styles: string
}

/** Draws `part`, which brings its own UiProvider, outside of a browser. `nonce` may be a mark that is replaced later. */
export function prerender(element: ReactElement, nonce: string): Prerendered {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = renderToString(sheet.collectStyles(element))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
