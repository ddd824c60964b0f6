import type { Locator } from '@playwright/test'
import { openFirstEditor } from '../portal/editor.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { expect, test } from '../portal/test.ts'

/** Types into the parts of a native date or date-time input, from its first part on. */
async function typeParts(input: Locator, keys: string) {
  await input.click({ position: { x: 12, y: 10 } })
  await input.pressSequentially(keys)
}

/** Empties the parts one by one, which fires no event while the input's value is '' before and after it. */
async function deleteParts(input: Locator) {
  await input.click({ position: { x: 12, y: 10 } })
  for (let part = 0; part < 6; part += 1) {
    await input.press('Delete')
    await input.press('ArrowRight')
  }
}

test('says why a date cannot be searched after it was typed: a missing one, a year out of range, a day that does not exist', async ({
  page,
}) => {
  await openSignedIn(page, 'dana')
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('CUSTOM')
  const from = page.getByLabel('Pickup Earliest From')
  const to = page.getByLabel('Pickup Earliest To')
  for (const [keys, message] of [
    ['11221899', 'Enter a year from 1900 to 2999.'],
    ['02312026', 'Enter a complete, valid date.'],
  ] as const) {
    await typeParts(from, keys)
    await to.focus()
    await expect(from).toHaveAccessibleDescription(message)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  }
  await deleteParts(from)
  await to.focus()
  await expect(from).toHaveAccessibleDescription('Pickup Earliest From is required.')
  await typeParts(from, '11222026')
  await expect(from).toHaveAccessibleDescription('')
  await from.press('Delete')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  await expect(from, 'while it is typed').toHaveAccessibleDescription('')
  await to.focus()
  await expect(from).toHaveAccessibleDescription('Enter a complete, valid date.')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  const desde = page.getByLabel('Recogida desde')
  await typeParts(desde, '11223000')
  await expect(desde).toHaveAccessibleDescription('Escriba un año de 1900 a 2999.')
  await typeParts(desde, '02302026')
  await page.getByLabel('Recogida hasta').focus()
  await expect(desde).toHaveAccessibleDescription('Escriba una fecha completa y válida.')
})

test('reports a time that does not exist, and none after its parts were deleted one by one', async ({ page }) => {
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { editor } = await openFirstEditor(page)
  await editor.getByRole('button', { name: 'Add Item' }).click()
  const time = editor
    .locator('tbody tr')
    .last()
    .getByLabel(/ pickup time$/)
  const comments = editor.getByRole('textbox', { name: 'OC Comments' })
  await typeParts(time, '023120261030A')
  await comments.focus()
  await expect(time).toHaveAccessibleDescription('Enter a complete, valid date and time.')
  await deleteParts(time)
  await comments.focus()
  await expect(time).toHaveAccessibleDescription('')
})
