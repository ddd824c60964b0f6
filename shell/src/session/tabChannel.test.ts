/** @jest-environment node */
import { createTabChannel } from './tabChannel.ts'

const closeAll: (() => void)[] = []

/** A tab of the browser with what it received; `pagehide` and `pageshow` leave it and come back to it. */
function aTab() {
  const page = new EventTarget()
  const received: unknown[] = []
  let arrived = () => {}
  const channel = createTabChannel<string>(page as Window, 'test', (message) => {
    received.push(message)
    arrived()
  })
  /** Sends a message from another tab and waits until this one has it. */
  const receive = async (message: string, from: ReturnType<typeof createTabChannel<string>>) => {
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    from.notify(message)
    await arrival
  }
  const hide = () => page.dispatchEvent(new Event('pagehide'))
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  closeAll.push(hide)
  return { channel, received, receive, hide, show }
}

afterEach(() => {
  for (const close of closeAll.splice(0)) close()
})

test('notifies the other tabs once, also after the first show of the page', async () => {
  const [here, there] = [aTab(), aTab()]
  for (const tab of [here, there]) tab.show(false)
  await there.receive('changed', here.channel)
  // A second channel of that tab would have delivered the first message before the second one arrives.
  await there.receive('last', here.channel)
  expect(there.received).toEqual(['changed', 'last'])
  expect(here.received).toEqual([])
})

test('receives nothing while the page is left, and says on Back that it may have missed something', async () => {
  const [here, there] = [aTab(), aTab()]
  there.hide()
  // The system delivers to the tabs in the order in which they were opened.
  await aTab().receive('missed', here.channel)
  expect(there.received).toEqual([])
  there.show(true)
  expect(there.received).toEqual([undefined])
  await there.receive('changed', here.channel)
  expect(there.received).toEqual([undefined, 'changed'])
})
