import { expect, test } from '../portal/test.ts'

test('offers the browser a manifest without errors, with icons of the stated types, and an icon for iPhones', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const browser = await context.newCDPSession(page)
  const { errors, data = '{}' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data) as { icons: { src: string; type: string; sizes: string; purpose: string }[] }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src, type } of icons) {
    const response = await page.request.get(src)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringContaining(type)])
  }
  const touchIcon = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
  expect((await page.request.get(touchIcon)).headers()['content-type']).toBe('image/png')
})
