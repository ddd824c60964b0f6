import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { HostTool } from '../hostTool.ts'
import { expect, test } from '../test.ts'
import { compilerErrors } from './compilerErrors.ts'
import { type Installed, installPackage } from './installPackage.ts'

let installed: Installed

test.beforeAll(async () => {
  installed = await installPackage()
})

const NAME = '@carrier-portal/order-editor'

/** Shows a page that imports the installed package by its name, and offers it to the test as `window.connect`. */
async function openTool(page: Page, tool: HostTool): Promise<void> {
  const dist = join(installed.folder, 'node_modules', NAME, 'dist')
  for (const name of await readdir(dist, { recursive: true }))
    if (/\.m?js$/.test(name))
      tool.show(`/package/${name}`, {
        html: await installed.file(`dist/${name}`),
        headers: { 'Content-Type': 'text/javascript' },
      })
  const imports = JSON.stringify({ imports: { [NAME]: '/package/index.js' } })
  tool.show('/tool', {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tool</title>
<script type="importmap">${imports}</script>
<script type="module">
  import { connectOrderEditor } from '${NAME}'
  window.connect = connectOrderEditor
  window.events = []
  window.options = (more) => ({
    view: 'update', apiBaseUrl: '${tool.portal}',
    getAccessToken: async () => (await (await fetch('/token')).json()).token,
    onSaved: ({ workOrderNumber }) => window.events.push('saved ' + workOrderNumber),
    onError: ({ code }) => window.events.push('error ' + code),
    ...more,
  })
</script></head><body><main id="editor"></main></body></html>`,
  })
  await page.goto('/tool')
  await page.waitForFunction(() => Reflect.has(window, 'options'))
}

/** Mounts an editor of a source in the page. */
async function mountFrom(page: Page, source: object, workOrderNumber: string): Promise<void> {
  await page.evaluate(
    ([from, number]) => {
      const orderEditor = Reflect.get(window, 'connect')(from)
      orderEditor.mount(document.querySelector('#editor'), Reflect.get(window, 'options')({ workOrderNumber: number }))
    },
    [source, workOrderNumber] as const,
  )
}

async function newestVersion(portal: string): Promise<{ version: string; integrity: string }> {
  const { versions } = await (await fetch(`${portal}/embed/order-editor/versions.json`)).json()
  return versions[0]
}

test('mounts one version by its integrity and saves', async ({ page, tool }) => {
  await openTool(page, tool)
  const { version, integrity } = await newestVersion(tool.portal)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const number = await tool.freshOrder()
  await mountFrom(page, { portal: tool.portal, version, integrity }, number)
  await page.getByRole('textbox', { name: 'OC Comments' }).fill('from the package')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual([`saved ${number}`])
  expect((await tool.fetchStored(number)).ocComments).toBe('from the package')
  const modules = requested.filter((address) => address.includes('/embed/'))
  expect(modules).toEqual([`${tool.portal}/embed/order-editor/${version}/v1.js`])
})

test.describe(() => {
  test.use({ expectedErrors: /integrity/ })
  test('runs nothing of a module with another integrity and reports it', async ({ page, tool }) => {
    await openTool(page, tool)
    const { version } = await newestVersion(tool.portal)
    await mountFrom(page, { portal: tool.portal, version, integrity: `sha384-${'A'.repeat(64)}` }, 'WO-1')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'events'))).toEqual(['error load'])
    expect(await page.evaluate(() => customElements.get('order-editor') === undefined)).toBe(true)
    expect(await page.locator('#editor').innerHTML()).toBe('')
  })
})

test.describe(() => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ })
  test('loads a module whose first load failed from an address that no browser keeps as failed', async ({
    page,
    tool,
  }) => {
    await openTool(page, tool)
    const { version, integrity } = await newestVersion(tool.portal)
    const address = `${tool.portal}/embed/order-editor/${version}/v1.js`
    await page.route(address, (route) => route.abort())
    const results = await page.evaluate(
      async (source) => {
        const { load } = Reflect.get(window, 'connect')(source)
        const attempt = () => load().then(Object.keys, () => 'failed')
        return [await attempt(), await attempt()]
      },
      { portal: tool.portal, version, integrity },
    )
    expect(results).toEqual(['failed', expect.arrayContaining(['mount'])])
  })
})

test('defines the element of a channel', async ({ page, tool }) => {
  await openTool(page, tool)
  const number = await tool.freshOrder()
  await page.evaluate(
    async ([portal, workOrderNumber]) => {
      await Reflect.get(window, 'connect')({ portal, channel: 'canary' }).defineElement()
      const { getAccessToken } = Reflect.get(window, 'options')({})
      const editor = Object.assign(document.createElement('order-editor'), {
        ...{ apiBaseUrl: portal, view: 'details', workOrderNumber, getAccessToken },
      })
      document.body.append(editor)
    },
    [tool.portal, number] as const,
  )
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
})

test('has types by which a compiler names a wrong option', async () => {
  const toolWith = (options: string) => `import { connectOrderEditor } from '${NAME}'
const orderEditor = connectOrderEditor({ portal: 'https://portal.example', channel: 'canary' })
const editor = orderEditor.mount(document.body, { view: 'update', workOrderNumber: 'WO-1', apiBaseUrl: '', ${options} })
editor.update({ locale: 'es' })
document.createElement('order-editor').workOrderNumber = 'WO-2'
`
  await writeFile(join(installed.folder, 'right.ts'), toolWith("getAccessToken: () => 'token'"))
  await writeFile(
    join(installed.folder, 'wrong.ts'),
    toolWith("getAccessToken: () => 'token', onsave: () => undefined"),
  )
  expect(await compilerErrors(installed.folder, ['right.ts', 'wrong.ts'])).toEqual([
    expect.stringMatching(/^wrong\.ts.*'onsave' does not exist/),
  ])
})
