/** A built script as the page names it. */
export interface PageScript {
  readonly address: string
  readonly integrity?: string
}

/** What a build puts into the shell's page. */
export interface PageParts {
  /** The prerendered login (shell/src/prerender). */
  readonly login: { readonly html: string; readonly styles: string }
  /** The source of the first script. It stands in the page, since fetching it would hold up the first paint. */
  readonly start: string
  readonly main: PageScript
  /** What signed-in people need at once beside `main`. */
  readonly signedIn: readonly PageScript[]
}

const START = '<script src="/start.js"></script>'
const HEAD_END = '</head>'

/**
 * The page as it is built. Left for the host at each answer: `__STYLE_NONCE__`, `__REMOTE_ORIGINS__`, and the hints between
 * `<!--signed-in:` and `:signed-in-->`, which become real for who is signed in.
 */
export function fillPage(template: string, { login, start, main, signedIn }: PageParts): string {
  const head = [
    // First in the queue: the browser takes a deferred script for unimportant.
    `<script src="${main.address}" defer fetchpriority="high"${checks(main)}></script>`,
    preloadJson('/config.json'),
    '<!--signed-in:',
    preloadJson('/registry.json'),
    ...signedIn.map((script) => `<link rel="preload" as="script" href="${script.address}"${checks(script)} />`),
    ':signed-in-->',
  ]
  const fillings: readonly (readonly [string, string])[] = [
    [START, `<script>${start.trim()}</script>`],
    ['<!--login-styles-->', login.styles],
    ['<!--login-->', login.html],
    [HEAD_END, `${head.join('\n')}\n${HEAD_END}`],
  ]
  return fillings.reduce((page, [mark, filling]) => replaceOnce(page, mark, filling), template)
}

function preloadJson(address: string): string {
  return `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous" />`
}

function checks({ integrity }: PageScript): string {
  return ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`
}

function replaceOnce(page: string, mark: string, filling: string): string {
  if (page.split(mark).length !== 2) throw new Error(`shell/src/index.html must hold ${mark} exactly once.`)
  return page.replace(mark, () => filling)
}
