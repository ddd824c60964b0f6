import { runInNewContext } from 'node:vm'
import { devEntry } from './devRemote.ts'

interface Script {
  readonly src: string
  onload(): void
  onerror(): void
}

interface Container {
  get(module: string): Promise<() => string>
}

const built = { mfe_night_shift: { init: () => undefined, get: async (module: string) => () => `code of ${module}` } }

/** Runs the entry in a page; `onScript` receives the script that it adds. */
function run(onScript: (script: Script, page: object) => void): Container {
  const page = {
    document: { createElement: () => ({}), head: { append: (script: Script) => setImmediate(onScript, script, page) } },
  }
  Object.assign(page, { window: page })
  return runInNewContext(`${devEntry('mfe-night-shift')};mfe_night_shift`, page)
}

test('the entry loads the container of the present build', async () => {
  const container = run((script, page) => {
    if (script.src !== '/r/mfe-night-shift/dev/remoteEntry.js') return script.onerror()
    Object.assign(page, built)
    script.onload()
  })
  expect((await container.get('./remote'))()).toBe('code of ./remote')
})

test('a remote that did not build fails with the place of its errors', async () => {
  const container = run((script) => script.onerror())
  await expect(container.get('./remote')).rejects.toMatchObject({
    message: 'mfe-night-shift did not build; see the output of npm run dev.',
  })
})
