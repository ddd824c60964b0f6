import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../test.ts'
import { compilerErrors } from './compilerErrors.ts'

/** A tool that saved /embed/order-editor/v1.d.ts beside its own files. */
const TOOL = `import { createOrderEditor, mount, type OrderEditorProps, type OrderEditorTheme } from './v1.js'
const theme: OrderEditorTheme = { scheme: 'dark', tokens: { accent: 'teal', font: undefined } }
const unset: Pick<OrderEditorProps, 'theme' | 'className'> = { theme: { scheme: undefined, tokens: undefined }, className: undefined }
const options = { view: 'update', workOrderNumber: 'WO-1', apiBaseUrl: '', getAccessToken: () => 'token' } as const
mount(document.body, { ...options, theme, onSaved: undefined }).update({ locale: undefined, onError: undefined })
const componentFactory: typeof createOrderEditor = createOrderEditor
const editor = document.querySelector('order-editor')!
editor.addEventListener('saved', ({ detail }) => detail.workOrderNumber.trim())
editor.addEventListener('error', ({ detail }) => detail.code.trim())
editor.addEventListener('click', ({ clientX }) => clientX.toFixed())
const isHidden: boolean | undefined = editor.hidePatientNames
const wrong: boolean = editor.hidePatientNames
`

test('the served types are complete in one file, for options, events and the element', async ({ tool }) => {
  const folder = await mkdtemp(join(tmpdir(), 'served-types-'))
  const served = await fetch(`${tool.portal}/embed/order-editor/v1.d.ts`)
  await writeFile(join(folder, 'v1.d.ts'), await served.text())
  await writeFile(join(folder, 'tool.ts'), TOOL)
  expect(await compilerErrors(folder, ['tool.ts', 'v1.d.ts'])).toEqual([
    expect.stringMatching(/^tool\.ts.*'boolean \| undefined' is not assignable to type 'boolean'/),
  ])
})
