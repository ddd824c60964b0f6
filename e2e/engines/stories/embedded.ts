import { framePage } from '../../embedding/framePage.ts'
import { hostPage } from '../../embedding/hostPage.ts'
import { LONG } from '../../portal/long.ts'
import { type EngineTest, expect } from '../test.ts'

/** In CSS pixels; the editor is higher once its order is loaded. */
const HEIGHT_OF_LOADING = 600

/** The editor in the pages of another company. */
export function embeddedStories(test: EngineTest): void {
  test(
    'edits an order in a plain page of another company, and shows it in a frame as high as the editor',
    LONG,
    async ({ app, tool }) => {
      tool.show('/plain', { html: hostPage(tool) })
      const number = await tool.freshOrder()
      await app.window.open(`${tool.address}/plain`)
      await expect.poll(() => app.window.run(() => Reflect.get(window, 'ready') === true)).toBe(true)
      await app.window.run((workOrderNumber) => void Reflect.get(window, 'open_')({ workOrderNumber }), number)
      await app.find('heading', `Update Order Details ${number}`)
      await app.fill('OC Comments', 'Gate code 4412')
      await app.click('button', 'Save')
      await app.expectText(`${number} updated successfully!`)
      expect((await tool.fetchStored(number)).ocComments).toBe('Gate code 4412')

      // Seen from the page around the frame: WebKit's driver does not always respond for a frame of another origin.
      tool.show('/frame', { html: framePage(tool, { view: 'update', workOrderNumber: number }) })
      await app.window.open(`${tool.address}/frame`)
      await expect
        .poll(() => app.window.run(() => document.querySelector('iframe')?.clientHeight), { timeout: 20_000 })
        .toBeGreaterThan(HEIGHT_OF_LOADING)
    },
  )
}
