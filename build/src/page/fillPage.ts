/** The address and integrity of a built script. */
export interface PageScript {
  readonly address: string
  readonly integrity?: string
}

/** The parts that a build inserts into the shell's page. */
export interface PageParts {
  /** The address of the page's icon. */
  readonly icon: string
  /** The address of the icon on an iPhone's home screen. */
  readonly touchIcon: string
  /** The address of the web app manifest. */
  readonly manifest: string
  /** The prerendered login (shell/src/prerender). */
  readonly login: { readonly html: string; readonly theme: string; readonly styles: string }
  /** The source of the start script. It is inlined, because fetching it would delay the first paint. */
  readonly start: string
  /** The source of the inline script of a signed-in user's page. */
  readonly early: string
  readonly main: PageScript
  /** Scripts that a signed-in page loads at once beside `main`. */
  readonly signedIn: readonly PageScript[]
  /** Scripts that a page with the login loads at once beside `main`. */
  readonly signedOut: readonly PageScript[]
}

const START = '<script src="/start.js"></script>'
const ICON = '<link rel="icon" href="data:," />'
const HEAD_END = '</head>'

/**
 * Fills the page's template. The host replaces the rest in each response: `__STYLE_NONCE__`, `__REMOTE_ORIGINS__`, and
 * the hints between `<!--signed-in:` and `:signed-in-->`, which it enables for a signed-in user. From that user's page it
 * may remove what is between `<!--login:-->` and `<!--:login-->`. Throws when a mark of the template is missing or
 * repeated.
 */
export function fillPage(template: string, parts: PageParts): string {
  const { icon, touchIcon, manifest, login, start, early, main, signedIn, signedOut } = parts
  if (early.includes('-->')) throw new Error('The early script would end the comment around it.')
  const icons = [
    `<link rel="icon" href="${icon}" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="${touchIcon}" />`,
    `<link rel="manifest" href="${manifest}" />`,
  ]
  const head = [
    // Browsers give a deferred script a low priority.
    `<script src="${main.address}" defer fetchpriority="high"${integrityAttributes(main)}></script>`,
    preloadJson('/config.json'),
    '<!--signed-in:',
    `<script>${early.trim()}</script>`,
    preloadJson('/registry.json'),
    ...signedIn.map(preloadScript),
    ':signed-in-->',
  ]
  const replacements: readonly (readonly [string, string])[] = [
    [START, `<script>${start.trim()}</script>`],
    [ICON, icons.join('\n')],
    ['<!--prerendered-styles-->', login.theme + ofLogin(login.styles)],
    ['<!--login-->', ofLogin(signedOut.map(preloadScript).join('') + login.html)],
    [HEAD_END, `${head.join('\n')}\n${HEAD_END}`],
  ]
  return replacements.reduce((page, [mark, replacement]) => replaceOnce(page, mark, replacement), template)
}

/** Marks what the page of a signed-in user does without. */
function ofLogin(part: string): string {
  return `<!--login:-->${part}<!--:login-->`
}

function preloadJson(address: string): string {
  return `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous" />`
}

function preloadScript(script: PageScript): string {
  return `<link rel="preload" as="script" href="${script.address}"${integrityAttributes(script)} />`
}

function integrityAttributes({ integrity }: PageScript): string {
  return ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`
}

function replaceOnce(page: string, mark: string, replacement: string): string {
  if (page.split(mark).length !== 2) throw new Error(`shell/src/index.html must contain ${mark} exactly once.`)
  return page.replace(mark, () => replacement)
}
