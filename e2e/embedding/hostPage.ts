import type { Page } from '@playwright/test'
import type { Tool } from './tool.ts'

/** A page of the tool with a place for editors; what its events said is kept in `window.told`. */
export function hostPage(
  { portal }: Tool,
  { styles = '', body = '' }: { styles?: string; body?: string } = {},
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<title>Another company’s tool</title>
<style nonce="host">${styles}</style>
<script type="module" nonce="host">
import * as embed from '${portal}/embed/order-editor/v1.js'
window.told = []
window.open_ = (options, place = document.querySelector('#editor')) => {
  const tell = (name) => (detail) => window.told.push([name, detail])
  return embed.mount(place, {
    view: 'update',
    apiBaseUrl: '${portal}',
    getAccessToken: async () => (await (await fetch('/token', { cache: 'no-store' })).json()).token,
    onSaved: tell('saved'), onClosed: tell('closed'), onError: tell('error'),
    onDirtyChange: tell('dirty'), onAuthRequired: tell('authrequired'),
    ...options,
  })
}
window.ready = true
</script>
</head>
<body>${body}<main id="editor"></main></body>
</html>`
}

/** Opens one of the tool's pages and waits until it can mount. */
export async function openHostPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => Reflect.get(window, 'ready') === true)
}

/** Mounts an editor in the page; it is kept as `window.editor`. */
export async function mountIn(page: Page, options: object): Promise<void> {
  await page.evaluate((given) => {
    Reflect.set(window, 'editor', Reflect.get(window, 'open_')(given))
  }, options)
}

/** What the page was told, in order. */
export function told(page: Page): Promise<[name: string, detail: unknown][]> {
  return page.evaluate(() => Reflect.get(window, 'told'))
}
