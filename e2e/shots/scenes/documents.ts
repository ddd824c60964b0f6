import type { Scene } from './scene.ts'

/** The licence, and the documents that everybody may read. */
export const documentScenes: readonly Scene[] = [
  {
    name: 'document',
    async show(page) {
      await page.goto('/EULA')
      await page.getByRole('region', { name: 'EULA document' }).locator('canvas, p').first().waitFor()
    },
  },
  {
    name: 'document-damaged',
    async show(page) {
      await page.route('**/documents/EULA.pdf', (route) => route.fulfill({ body: '%PDF-1.7 and nothing after' }))
      await page.goto('/EULA')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'licence',
    username: 'lee',
    async show(page) {
      await page.goto('/tos')
      await page.getByRole('region').locator('canvas, p').first().waitFor()
    },
  },
]
