import { longAfterFirst } from '../portal/long.ts'
import { blockStores, storesTouched } from './blockStores.ts'
import { hostPage, mountIn, openHostPage, recordedEvents } from './hostPage.ts'
import { expect, test } from './test.ts'

/** Longer than the editor waits for a token. */
const PAST_TOKEN_LIMIT_MS = 11_000

test.beforeEach(async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  tool.queueTokens()
  await openHostPage(page, '/calm')
})

const invalidTokens = [
  ['is refused', 'wrong'],
  ['fails', 'fail'],
  ['hangs', 'hang'],
] as const

for (const [index, [what, token]] of invalidTokens.entries())
  test(
    `keeps the form with a token that ${what}, and saves after a new one`,
    longAfterFirst(index),
    async ({ page, tool }) => {
      const number = await tool.freshOrder()
      await page.clock.install()
      await mountIn(page, { workOrderNumber: number })
      const comments = page.getByRole('textbox', { name: 'OC Comments' })
      await comments.fill('Two coolers')
      await page.setViewportSize({ width: 390, height: 700 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      tool.queueTokens(token, token)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => tool.tokenRequests()).toBeGreaterThan(0)
      if (token === 'hang') await page.clock.fastForward(PAST_TOKEN_LIMIT_MS)
      await expect(page.getByText('Sign-in needed.')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
      await expect(page.getByRole('alert')).toHaveCount(1)
      expect(tool.tokenRequests()).toBeLessThanOrEqual(2)
      expect((await recordedEvents(page)).filter(([name]) => name === 'authrequired')).toHaveLength(1)
      await expect(comments).toHaveValue('Two coolers')
      tool.queueTokens()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
      await expect(page.getByText('Sign-in needed.')).toHaveCount(0)
      expect(tool.tokenRequests()).toBeLessThanOrEqual(2)
      expect((await tool.fetchStored(number)).ocComments).toBe('Two coolers')
    },
  )

test('sends the token only to the API, without cookies, and leaves the stores of the page untouched', async ({
  page,
  tool,
  portal,
}) => {
  await page.context().addCookies([
    {
      name: 'kept',
      value: 'by-the-portal',
      url: portal.address.replace('http:', 'https:'),
      sameSite: 'None',
      secure: true,
    },
  ])
  const bearers = new Set<string>()
  // Of a request's headers, only all of them contain its cookies.
  const headersToPortal: Promise<Record<string, string>>[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.add(new URL(request.url()).origin + new URL(request.url()).pathname)
    if (request.url().startsWith(portal.address)) headersToPortal.push(request.allHeaders())
  })
  await blockStores(page)
  await openHostPage(page, '/calm')
  const number = await tool.freshOrder()
  await mountIn(page, { workOrderNumber: number })
  await page.getByRole('textbox', { name: 'OC Comments' }).fill('no stores')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect(bearers.size).toBeGreaterThan(0)
  expect([...bearers].filter((address) => !address.startsWith(`${portal.address}/api/orders/`))).toEqual([])
  expect((await Promise.all(headersToPortal)).flatMap(({ cookie }) => cookie ?? [])).toEqual([])
  expect(await storesTouched(page)).toEqual([])
  expect(await page.title()).toBe('Another company’s tool')
  expect(page.url()).toBe(`${tool.address}/calm`)
})

for (const [what, replacement] of [
  [
    'adds a header',
    '(input, init) => send(input, { ...init, headers: { ...init?.headers, Accept: "application/json" } })',
  ],
  ['takes addresses alone', '(input, init) => send(new URL(input, location.href), init)'],
] as const)
  test(`saves in a page whose own fetch ${what}`, async ({ page, tool }) => {
    await page.addInitScript(`const send = window.fetch; window.fetch = ${replacement}`)
    await openHostPage(page, '/calm')
    const number = await tool.freshOrder()
    await mountIn(page, { workOrderNumber: number })
    await page.getByRole('textbox', { name: 'OC Comments' }).fill('for the night shift')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
    expect((await tool.fetchStored(number)).ocComments).toBe('for the night shift')
  })

test('sends the current token with each call when it changes between calls', async ({ page, tool }) => {
  const number = await tool.freshOrder()
  const sent: string[] = []
  await page.route('**/api/orders/**', async (route) => {
    sent.push(route.request().headers().authorization ?? '')
    await route.continue()
  })
  await page.evaluate((workOrderNumber) => {
    const tokens = ['first', 'second', 'third']
    Reflect.get(window, 'open_')({ workOrderNumber, getAccessToken: () => tokens.shift() ?? 'last' })
  }, number)
  await expect(page.getByText('Sign-in needed.')).toBeVisible()
  expect(sent.filter((bearer) => bearer !== '')).toEqual(expect.arrayContaining(['Bearer first', 'Bearer second']))
})
