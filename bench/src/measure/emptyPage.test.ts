import { serveEmptyPage } from './emptyPage.ts'

test('a call that gets no response from the portal is 502 for the page, with its reason on the terminal', async () => {
  const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  // The system gives no server such a low port, and fetch does not refuse it.
  const page = await serveEmptyPage('http://127.0.0.1:2', 'token', 'WO-1')
  const { status } = await fetch(`${page.address}api/orders/details`, { method: 'POST', body: '{}' })
  page.close()
  expect(status).toBe(502)
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^\/api\/orders\/details got no response from http/)]])
  printed.mockRestore()
})
