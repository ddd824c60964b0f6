import { hostPage, mountIn, openHostPage } from '../../embedding/hostPage.ts'
import type { Scene } from './scene.ts'

const READY = { update: 'Item Details', details: 'Item Details', charge: 'Current charge' }

/** The order editor in a page of another company. */
export const embeddedScenes: readonly Scene[] = (['update', 'details', 'charge'] as const).map((view) => ({
  name: `embedded-${view}`,
  async show(page, tool) {
    tool.show('/tool', { html: hostPage(tool) })
    const workOrderNumber = await tool.freshOrder(view === 'charge' ? 'completed' : 'routed')
    await openHostPage(page, `${tool.address}/tool`)
    const [theme, locale] = (await preferences(page.context().cookies(tool.portal))).split('.')
    await mountIn(page, { view, workOrderNumber, theme: theme === 'system' ? 'auto' : theme, locale })
    await page.getByRole('dialog').getByText(READY[view]).first().waitFor()
  },
}))

async function preferences(reading: Promise<readonly { readonly name: string; readonly value: string }[]>) {
  return (await reading).find(({ name }) => name === 'preferences')?.value ?? 'light.en'
}
