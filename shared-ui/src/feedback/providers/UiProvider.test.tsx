/** @jest-environment-options {"allStyles": true} */

import { createApi, useHost } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { render, screen } from '@testing-library/react'
import { Dialog } from '../dialog/Dialog.tsx'
import { RemoteProviders } from './RemoteProviders.tsx'
import { UiProvider } from './UiProvider.tsx'

const greetings = { en: { hello: 'Hello' }, es: { hello: 'Hola' } }

function Greeting() {
  return <p>{`${useMessages(greetings).hello} ${useHost().session.get().username}`}</p>
}

/** Every style rule of the document. */
function rules(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
}

test('styles only its own element when embedded', () => {
  render(<UiProvider scope="embedded">text</UiProvider>)
  const root = screen.getByText('text')
  expect(getComputedStyle(root).getPropertyValue('--cp-accent')).not.toBe('')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--cp-accent')).toBe('')
  expect(rules()).not.toMatch(/(^|[\s,}])(body|html|:root|\*)\s*\{/)
})

test('is written from left to right in its own language when embedded in a page of another direction, its dialogs too', () => {
  document.documentElement.dir = 'rtl'
  render(
    <UiProvider scope="embedded" locale="es">
      texto
      <Dialog title="Pedido" onClose={() => undefined}>
        datos
      </Dialog>
    </UiProvider>,
  )
  for (const element of [screen.getByText('texto'), screen.getByRole('dialog', { name: 'Pedido' })]) {
    expect(element.closest('[dir]')).toHaveAttribute('dir', 'ltr')
    expect(element.closest('[lang]')).toHaveAttribute('lang', 'es')
  }
  document.documentElement.removeAttribute('dir')
})

test('adds no element in a page', () => {
  const { container } = render(<UiProvider scope="page">text</UiProvider>)
  expect(container).toHaveTextContent('text')
  expect(container.children).toHaveLength(0)
})

test('applies a scheme by its name', () => {
  render(
    <UiProvider scope="embedded" scheme="dark">
      text
    </UiProvider>,
  )
  expect(screen.getByText('text')).toHaveAttribute('data-theme', 'dark')
})

test('provides host and language to a remote', () => {
  const api = createApi({ baseUrl: '', getToken: () => undefined })
  render(
    <RemoteProviders host={createTestHost({ api, locale: 'es' }).host}>
      <Greeting />
    </RemoteProviders>,
  )
  expect(screen.getByText('Hola dana')).toBeInTheDocument()
})
