import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../portal/axe.ts'
import { LONG } from '../portal/long.ts'
import { hostPage, mountIn, openHostPage } from './hostPage.ts'
import type { HostTool } from './hostTool.ts'
import { expect, test } from './test.ts'

const bootstrap = readFileSync(createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8')

const HOSTILE: Readonly<Record<string, string>> = {
  'everything reverted, in 40 px serif': '* { all: revert; font: 40px serif } #editor { width: 1200px }',
  'important rules for every element':
    '* { color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important; padding: 20px !important; direction: rtl }',
  Bootstrap: bootstrap,
  'layers at 99999': 'html { font-size: 62.5% } .cover { position: fixed; inset: auto 0 0 auto; z-index: 99999 }',
}

/** A container of the same size on every page, so that screenshots can be compared. */
const EMPTY_EDITOR =
  '<div style="all: initial; display: block; position: absolute; left: 0; top: 0; width: 1200px" id="container"></div>'

/** `direction: rtl` moves the scrollbar of the host page to the left, where it would shift the clip of a screenshot. */
const NO_SCROLLBAR = 'html { scrollbar-width: none }'

async function shown(page: Page, tool: HostTool, path: string, styles: string, number: string): Promise<Locator> {
  tool.show(path, {
    html: hostPage(tool, { styles: `${NO_SCROLLBAR} ${styles}`, body: `<p class="cover">covers</p>${EMPTY_EDITOR}` }),
  })
  await openHostPage(page, path)
  await page.evaluate((workOrderNumber) => {
    const container = document.querySelector<HTMLElement>('#container')
    for (const [name, value] of [
      ['all', 'initial'],
      ['display', 'block'],
      ['position', 'absolute'],
      ['width', '1200px'],
    ])
      container?.style.setProperty(name ?? '', value ?? '', 'important')
    Reflect.get(window, 'open_')({ workOrderNumber, theme: 'light' }, container)
  }, number)
  const editor = page.getByRole('dialog', { name: `Update Order Details ${number}` })
  await expect(editor.getByRole('textbox', { name: 'OC Comments' })).toBeVisible()
  await page.evaluate(() => document.querySelector('.cover')?.remove())
  return editor
}

/** The share of pixels that differ between two screenshots, 0 to 1. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  await page.goto('about:blank')
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          canvas?.drawImage(bitmap, 0, 0)
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let different = 0
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > 16)) different += 1
      return different / (a.width * a.height)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}

test('renders the editor in a hostile page as in a plain one', LONG, async ({ page, tool }) => {
  const number = await tool.freshOrder()
  const calm = await (await shown(page, tool, '/calm', '', number)).screenshot({ animations: 'disabled' })
  for (const [what, styles] of Object.entries(HOSTILE)) {
    const editor = await shown(page, tool, '/hostile', styles, number)
    const hostile = await editor.screenshot({ animations: 'disabled' })
    expect(await difference(page, calm, hostile), what).toBeLessThan(0.01)
  }
})

test('leaves every computed style of the host page unchanged', async ({ page, tool }) => {
  const probes = ['h1', 'p', 'a', 'button', 'input', 'select', 'textarea', 'table', 'li', 'label'].flatMap((name) =>
    Array.from({ length: 5 }, (_, at) => `<${name} class="probe card btn-${at}">probe</${name}>`),
  )
  tool.show('/probes', { html: hostPage(tool, { styles: bootstrap, body: probes.join('') }) })
  const number = await tool.freshOrder()
  await openHostPage(page, '/probes')
  const read = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('.probe')].map((element) => {
        const style = getComputedStyle(element)
        return [...style]
          .filter((name) => !['height', 'block-size', 'perspective-origin', 'transform-origin'].includes(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join('; ')
      }),
    )
  const head = () => page.evaluate(() => document.head.innerHTML + document.adoptedStyleSheets.length)
  const [before, headBefore] = [await read(), await head()]
  expect(before.length).toBeGreaterThanOrEqual(52)
  await mountIn(page, { workOrderNumber: number })
  await expect(page.getByRole('textbox', { name: 'OC Comments' })).toBeVisible()
  expect(await read()).toEqual(before)
  expect(await head()).toBe(headBefore)
  expect(await page.evaluate(() => document.documentElement.attributes.length)).toBe(1)
})

test('violates no policy without inline styles and scripts and with Trusted Types, and appears where prototypes are frozen', async ({
  page,
  tool,
}) => {
  const number = await tool.freshOrder()
  tool.show('/strict', {
    html: hostPage(tool),
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-host' ${tool.portal}`,
        "style-src 'nonce-host'",
        `connect-src 'self' ${tool.portal}`,
        "img-src 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    },
  })
  const refused: string[] = []
  await page.exposeFunction('refuse', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    for (const { prototype } of [
      Object,
      Array,
      Function,
      EventTarget,
      Node,
      Element,
      HTMLElement,
      Document,
      ShadowRoot,
    ])
      Object.freeze(prototype)
  })
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(window, 'refuse')(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    ),
  )
  await openHostPage(page, '/strict')
  await mountIn(page, { workOrderNumber: number })
  const comments = page.getByRole('textbox', { name: 'OC Comments' })
  await comments.fill('strict')
  await expect(comments).toHaveCSS('padding-top', '6px')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect(refused).toEqual([])
})

test('uses the narrow layout in a narrow container, whatever the window width, and another width is no error of the page', async ({
  page,
  tool,
}) => {
  const number = await tool.freshOrder()
  tool.show('/narrow', { html: hostPage(tool, { styles: '#editor { width: 380px }' }) })
  await page.addInitScript(() => {
    const errors: string[] = []
    Reflect.set(window, 'errors', errors)
    addEventListener('error', ({ message }) => errors.push(message))
  })
  await openHostPage(page, '/narrow')
  await mountIn(page, { workOrderNumber: number })
  await expect(page.getByLabel('Item 1 barcode', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items' })).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelector('#editor')?.scrollWidth)).toBeLessThanOrEqual(380)
  await page.addStyleTag({ content: '#editor { width: 1300px }' })
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual([])
})

test('takes the room that is left where the page leaves its width to the content', async ({ page, tool }) => {
  const number = await tool.freshOrder()
  const styles = `${NO_SCROLLBAR} body { margin: 0 } aside { position: fixed; right: 0; top: 0 } dialog { padding: 0; border: 0 }
    .row { display: flex } .row nav { flex: none; width: 200px } .start { display: grid; justify-items: start }`
  const places = { '.row main': 1200, '.start': 1260, aside: 1260, dialog: 1260 }
  const body =
    '<div class="row"><nav></nav><main></main></div><div class="start"></div><aside></aside><dialog open></dialog>'
  tool.show('/places', { html: hostPage(tool, { styles, body }) })
  await page.setViewportSize({ width: 1400, height: 900 })
  await openHostPage(page, '/places')
  for (const [place, width] of Object.entries(places)) {
    await page.evaluate(
      ([selector, workOrderNumber]) => {
        const container = document.querySelector(selector ?? '')
        Reflect.set(window, 'editor', Reflect.get(window, 'open_')({ workOrderNumber, view: 'details' }, container))
      },
      [place, number],
    )
    const editor = page.getByRole('dialog', { name: `Order ${number}` })
    await expect(editor.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    expect((await editor.boundingBox())?.width, place).toBe(width)
    await page.setViewportSize({ width: 500, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), place).toBe(500)
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.evaluate(() => Reflect.get(window, 'editor').unmount())
  }
})

test('is hidden with the part of the page around it, and lets the clicks through that this part lets through', async ({
  page,
  tool,
}) => {
  const styles =
    '#editor { position: absolute; inset: 0 } .closed { visibility: hidden } .faded { pointer-events: none }'
  tool.show('/panel', { html: hostPage(tool, { styles, body: '<button>Below</button>' }) })
  await openHostPage(page, '/panel')
  await mountIn(page, { workOrderNumber: await tool.freshOrder() })
  const comments = page.getByRole('textbox', { name: 'OC Comments' })
  await comments.fill('typed')
  const setPanel = (name: string) =>
    page.evaluate((className) => document.querySelector('#editor')?.setAttribute('class', className), name)
  await setPanel('closed')
  await expect(comments).toHaveCount(0)
  await page.getByRole('button', { name: 'Below' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#editor:focus-within')).toHaveCount(0)
  await setPanel('faded')
  await page.getByRole('button', { name: 'Below' }).click()
  await setPanel('')
  await expect(comments).toHaveValue('typed')
})

test('has no accessibility violation in the embedded editor', async ({ page, tool }) => {
  const number = await tool.freshOrder()
  tool.show('/calm', { html: hostPage(tool, { body: '<header><h1>Tool</h1></header>' }) })
  await openHostPage(page, '/calm')
  await mountIn(page, { workOrderNumber: number })
  await expect(page.getByRole('textbox', { name: 'OC Comments' })).toBeVisible()
  await expectAccessible(page, 'embedded update')
})
