import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { prerender } from '@carrier-portal/shared-ui/prerender'
import { StaticRouter } from 'react-router-dom'
import { App } from '../bootstrap/App.tsx'
import { loginPortal } from './loginPortal.ts'

export { iconFiles } from './iconFiles.ts'

/** The page removes both style elements with its first own render. */
interface PrerenderedLogin {
  readonly html: string
  /** The style element with the colors and text sizes of every page. */
  readonly theme: string
  /** The style element with the rest of the login's styles. */
  readonly styles: string
}

const NONCE = '__STYLE_NONCE__'

/** Hides the prerendered login for signed-in users and on routes without a sign-in; the browser does not lay it out. */
const HIDDEN = ":root[data-start='app'] #root{display:none}"

/**
 * Shows progress on the button of a login that was submitted before the page's code is loaded. The label that `LoadingButton`
 * shows at rest stays in the accessibility tree, because the button has its name from it.
 */
const BUSY = ":root[data-submitted] #root [type='submit']"
const SUBMITTED = `${BUSY} [aria-hidden='false']{opacity:0}${BUSY} [aria-hidden='true']{visibility:inherit}`

/** Renders the login at build time, so that it is painted before the page's code is loaded. */
export async function prerenderLogin(): Promise<PrerenderedLogin> {
  const portal = loginPortal()
  await portal.parts.credentialsForm.load()
  const login = prerender(
    <App portal={portal} router={(children) => <StaticRouter location="/login">{children}</StaticRouter>} />,
    NONCE,
  )
  const theme = rulesOf(prerender(<UiProvider scope="page">{null}</UiProvider>, NONCE))
  const all = rulesOf(login)
  if (!all.startsWith(theme)) throw new Error("The login's styles must begin with those of every page.")
  return {
    html: login.html,
    theme: styleElement(theme),
    styles: styleElement(all.slice(theme.length) + HIDDEN + SUBMITTED),
  }
}

function rulesOf({ styles }: { readonly styles: string }): string {
  return styles.replaceAll(/<\/?style[^>]*>/g, '')
}

function styleElement(rules: string): string {
  return `<style data-prerendered nonce="${NONCE}">${rules}</style>`
}
