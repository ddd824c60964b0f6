import { prerender } from '@carrier-portal/shared-ui/prerender'
import { StaticRouter } from 'react-router-dom'
import { App } from '../bootstrap/App.tsx'
import { loginPortal } from './loginPortal.ts'

export { iconFiles } from './iconFiles.ts'

interface PrerenderedLogin {
  readonly html: string
  /** A separate style element, which the page removes with its first own render. */
  readonly styles: string
}

const NONCE = '__STYLE_NONCE__'

/** Hides the prerendered login for signed-in users and on routes without a sign-in; the browser does not lay it out. */
const HIDDEN = ":root[data-start='app'] #root{display:none}"

/** Renders the login at build time, so that it is painted before the page's code is loaded. */
export async function prerenderLogin(): Promise<PrerenderedLogin> {
  const portal = loginPortal()
  await portal.parts.credentialsForm.load()
  const { html, styles } = prerender(
    <App portal={portal} router={(children) => <StaticRouter location="/login">{children}</StaticRouter>} />,
    NONCE,
  )
  const rules = styles.replaceAll(/<\/?style[^>]*>/g, '')
  return { html, styles: `<style id="login-styles" nonce="${NONCE}">${rules}${HIDDEN}</style>` }
}
