import { framePage } from '../../embedding/framePage.ts'
import { hostPage } from '../../embedding/hostPage.ts'
import type { HostTool } from '../../embedding/hostTool.ts'
import type { EngineScreen } from '../screen.ts'
import { type EngineTest, expect } from '../test.ts'

export function embeddedStories(test: EngineTest): void {
  test('edits an order in a plain page of another company', async ({ app, tool }) => {
    tool.show('/plain', { html: hostPage(tool) })
    const number = await tool.freshOrder()
    await app.window.open(`${tool.address}/plain`)
    await expect.poll(() => app.window.run(() => Reflect.get(window, 'ready') === true)).toBe(true)
    await app.window.run((workOrderNumber) => void Reflect.get(window, 'open_')({ workOrderNumber }), number)
    await saveComments(app, tool, number)
  })

  test('edits an order in a frame', async ({ app, tool }) => {
    const number = await tool.freshOrder()
    tool.show('/frame', { html: framePage(tool, { view: 'update', workOrderNumber: number }) })
    await app.window.open(`${tool.address}/frame`)
    await app.window.enterFrame()
    await saveComments(app, tool, number)
  })
}

async function saveComments(app: EngineScreen, tool: HostTool, number: string) {
  await app.find('heading', `Update Order Details ${number}`)
  await app.fill('OC Comments', 'Gate code 4412')
  await app.click('button', 'Save')
  await app.expectText(`${number} updated successfully!`)
  expect((await tool.fetchStored(number)).ocComments).toBe('Gate code 4412')
}
