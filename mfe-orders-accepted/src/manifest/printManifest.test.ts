import { drawSheet } from './printManifest.ts'

test('the sheet holds title, note and table, hostile text as text, a dash for what is missing', () => {
  const page = document.implementation.createHTMLDocument()
  drawSheet(page, {
    title: 'Manifest',
    note: 'Printed today',
    rows: [
      ['Order', 'Pickup'],
      ['WO-1', '<img src=x onerror=alert(1)>'],
      ['WO-2', null],
    ],
  })
  expect(page.querySelector('h1')?.textContent).toBe('Manifest')
  expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Order', 'Pickup'])
  expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    'WO-1',
    '<img src=x onerror=alert(1)>',
    'WO-2',
    '—',
  ])
  expect(page.querySelector('img')).toBeNull()
})
