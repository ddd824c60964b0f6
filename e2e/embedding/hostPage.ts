import type { Page } from '@playwright/test'
import type { HostTool } from './hostTool.ts'

/** A page of the host tool with a container for editors; emitted events are recorded in `window.events`. */
export function hostPage(
  { portal }: HostTool,
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
window.events = []
window.open_ = (options, container = document.querySelector('#editor')) => {
  const record = (name) => (detail) => window.events.push([name, detail])
  return embed.mount(container, {
    view: 'update',
    apiBaseUrl: '${portal}',
    getAccessToken: async () => (await (await fetch('/token', { cache: 'no-store' })).json()).token,
    onSaved: record('saved'), onClosed: record('closed'), onError: record('error'),
    onDirtyChange: record('dirty'), onAuthRequired: record('authrequired'),
    ...options,
  })
}
window.ready = true
</script>
</head>
<body>${body}<main id="editor"></main></body>
</html>`
}

/** Opens a page of the host tool and waits until it can mount. */
export async function openHostPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => Reflect.get(window, 'ready') === true)
}

/** Mounts an editor in the page and stores it as `window.editor`. */
export async function mountIn(page: Page, options: object): Promise<void> {
  await page.evaluate((given) => {
    Reflect.set(window, 'editor', Reflect.get(window, 'open_')(given))
  }, options)
}

/** The events that the page received, in order. */
export function recordedEvents(page: Page): Promise<[name: string, detail: unknown][]> {
  return page.evaluate(() => Reflect.get(window, 'events'))
}
