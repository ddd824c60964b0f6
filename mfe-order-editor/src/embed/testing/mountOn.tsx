import { createApi, type OrderView } from '@carrier-portal/contract'
import { DEMO_PASSWORD } from '@carrier-portal/remote-tools/jest/referenceBackend'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, within } from '@testing-library/react'
import { OrderDialog } from '../../OrderDialog.tsx'
import { createContainerIn } from '../container/isolatedContainer.ts'
import { mountEditor } from '../mountEditor.tsx'

/** Mounts the editor with its own screens on a backend, and records what it reports. Without `signedIn` it gets no token. */
export async function mountOn(backend: string, view: OrderView, workOrderNumber: string, signedIn = () => true) {
  const account = { username: 'dana', password: DEMO_PASSWORD }
  const { token } = await createApi({ baseUrl: backend, getToken: () => undefined }).login(account)
  const events: string[] = []
  const element = document.body.appendChild(document.createElement('div'))
  const editor = await act(async () =>
    mountEditor(OrderDialog, createContainerIn(element), {
      view,
      workOrderNumber,
      apiBaseUrl: backend,
      getAccessToken: () => (signedIn() ? token : undefined),
      onSaved: () => events.push('saved'),
      onClosed: () => events.push('closed'),
      onError: ({ code }) => events.push(`error ${code}`),
      onAuthRequired: () => events.push('authrequired'),
    }),
  )
  const content = element.firstElementChild?.shadowRoot?.firstElementChild
  if (!(content instanceof HTMLElement)) throw new Error('Nothing was mounted')
  return { editor, events, content, inside: within(content), user: setUpUser() }
}
