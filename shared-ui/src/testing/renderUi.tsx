import type { Locale } from '@carrier-portal/contract'
import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { setUpUser } from './setUpUser.ts'

/** Renders a component with the page's providers, and returns a simulated user. */
export function renderUi(element: ReactElement, { locale = 'en' }: { locale?: Locale } = {}) {
  const wrapped = (inner: ReactElement) => (
    <UiProvider scope="page" locale={locale}>
      {inner}
    </UiProvider>
  )
  const view = render(wrapped(element))
  return { ...view, user: setUpUser(), show: (next: ReactElement) => view.rerender(wrapped(next)) }
}
