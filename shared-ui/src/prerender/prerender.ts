import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** A rendered element. */
export interface Prerendered {
  readonly html: string
  /** Style elements, with the nonce. */
  readonly styles: string
}

/** Renders an element that contains its own UiProvider, outside of a browser. `nonce` may be a placeholder that is replaced later. */
export function prerender(element: ReactElement, nonce: string): Prerendered {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = renderToString(sheet.collectStyles(element))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
