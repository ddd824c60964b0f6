/** @jest-environment node */
import { createTabChannel } from './tabChannel.ts'

const closeAll: (() => void)[] = []

/** A tab of the browser with what it received; `pagehide` and `pageshow` leave it and come back to it. */
function aTab() {
  const page = new EventTarget()
  const received: unknown[] = []
  const channel = createTabChannel<string>(page as Window, 'test', (message) => received.push(message))
  const hide = () => page.dispatchEvent(new Event('pagehide'))
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  closeAll.push(hide)
  return { channel, received, hide, show }
}

const delivered = () => new Promise((resolve) => setTimeout(resolve, 20))

afterEach(() => {
  for (const close of closeAll.splice(0)) close()
})

test('notifies the other tabs once, also after the first show of the page', async () => {
  const [here, there] = [aTab(), aTab()]
  for (const tab of [here, there]) tab.show(false)
  here.channel.notify('changed')
  await delivered()
  expect(there.received).toEqual(['changed'])
  expect(here.received).toEqual([])
})

test('receives nothing while the page is left, and says on Back that it may have missed something', async () => {
  const [here, there] = [aTab(), aTab()]
  there.hide()
  here.channel.notify('missed')
  await delivered()
  expect(there.received).toEqual([])
  there.show(true)
  expect(there.received).toEqual([undefined])
  here.channel.notify('changed')
  await delivered()
  expect(there.received).toEqual([undefined, 'changed'])
})
