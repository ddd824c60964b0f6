import { hostPage, mountIn, openHostPage, told } from './hostPage.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page, tool }) => {
  tool.show('/calm', { html: hostPage(tool) })
  tool.answerTokens()
  await openHostPage(page, '/calm')
})

for (const [what, answer] of [
  ['fails', 'fail'],
  ['is not taken', 'wrong'],
  ['hangs', 'hang'],
] as const)
  test(`a token that ${what}: sign-in needed, the form kept, and the next save goes through`, async ({
    page,
    tool,
  }) => {
    const number = await tool.freshOrder()
    await mountIn(page, { workOrderNumber: number })
    const comments = page.getByRole('textbox', { name: 'OC Comments' })
    await comments.fill('Two coolers')
    tool.answerTokens(answer, answer)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Sign-in needed.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    expect(tool.tokensAsked()).toBeLessThanOrEqual(2)
    expect((await told(page)).filter(([name]) => name === 'authrequired')).toHaveLength(1)
    await expect(comments).toHaveValue('Two coolers')
    tool.answerTokens()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
    await expect(page.getByText('Sign-in needed.')).toHaveCount(0)
    expect(tool.tokensAsked()).toBeLessThanOrEqual(2)
    expect((await tool.held(number)).ocComments).toBe('Two coolers')
  })

test('the token goes to the API alone, no cookie with it, and the page’s own stores are never touched', async ({
  page,
  tool,
  portal,
}) => {
  const bearers = new Set<string>()
  page.on('request', (request) => {
    if (request.headers().authorization) bearers.add(new URL(request.url()).origin + new URL(request.url()).pathname)
    if (request.url().startsWith(portal.address)) expect(request.headers().cookie).toBeUndefined()
  })
  await page.addInitScript(() => {
    const touched: string[] = []
    Reflect.set(window, 'touched', touched)
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => touched.push('read a cookie') && '',
      set: () => touched.push('wrote a cookie'),
    })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          touched.push(name)
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    for (const name of ['pushState', 'replaceState'] as const) history[name] = () => void touched.push(name)
  })
  await openHostPage(page, '/calm')
  const number = await tool.freshOrder()
  await mountIn(page, { workOrderNumber: number })
  await page.getByRole('textbox', { name: 'OC Comments' }).fill('no stores')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${number} updated successfully!`)).toBeVisible()
  expect([...bearers].every((address) => address.startsWith(`${portal.address}/api/orders/`))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'touched'))).toEqual([])
  expect(await page.title()).toBe('Another company’s tool')
  expect(page.url()).toBe(`${tool.address}/calm`)
})
