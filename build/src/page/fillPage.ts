/** What a build puts into the shell's page. */
export interface PageParts {
  /** The prerendered login (shell/src/prerender). */
  readonly login: { readonly html: string; readonly styles: string }
  /** The source of the first script. It stands in the page, since fetching it would hold up the first paint. */
  readonly start: string
  readonly main: { readonly address: string; readonly integrity?: string }
}

const START = '<script src="/start.js"></script>'
const HEAD_END = '</head>'

/** The page as it is served, but for `__NONCE__`, which the host replaces at each answer. */
export function fillPage(template: string, { login, start, main }: PageParts): string {
  const integrity = main.integrity ? ` integrity="${main.integrity}"` : ''
  const hints = [
    '<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous" />',
    '<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous" />',
    `<script src="${main.address}" defer crossorigin="anonymous"${integrity}></script>`,
  ]
  const fillings: readonly (readonly [string, string])[] = [
    [START, `<script>${start.trim()}</script>`],
    ['<!--login-styles-->', styleElement(login.styles)],
    ['<!--login-->', login.html],
    [HEAD_END, `${hints.join('\n')}\n${HEAD_END}`],
  ]
  return fillings.reduce((page, [mark, filling]) => replaceOnce(page, mark, filling), template)
}

function styleElement(styles: string): string {
  return styles.trimStart().startsWith('<style') ? styles : `<style nonce="__NONCE__">${styles}</style>`
}

function replaceOnce(page: string, mark: string, filling: string): string {
  if (page.split(mark).length !== 2) throw new Error(`shell/src/index.html must hold ${mark} exactly once.`)
  return page.replace(mark, () => filling)
}
