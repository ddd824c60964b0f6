/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { repairScript } from './repairScript.ts'

const deleted: string[] = []

beforeAll(() => {
  Object.defineProperty(window, 'caches', { value: { delete: async (name: string) => deleted.push(name) } })
  repairScript(window)
})

test.each([
  ['sends the script', 200, 'text/javascript', ['portal-files']],
  ['has no such script any more', 404, 'text/html', ['portal-files']],
  ['fails', 503, 'text/html', []],
  ['is a Wi-Fi network that sends its page', 200, 'text/html; charset=utf-8', []],
])('deletes stored files after a script that did not arrive when the host %s', async (_, status, type, expected) => {
  // jsdom loads no page and reports each attempt.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStorage.clear()
  deleted.length = 0
  const response = new Response('body', { status, headers: { 'Content-Type': type } })
  jest.spyOn(window, 'fetch').mockResolvedValue(response)
  const script = Object.assign(document.createElement('script'), { defer: true, src: '/assets/main.0a.js' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  await new Promise((done) => setTimeout(done))
  expect(deleted).toEqual(expected)
})
