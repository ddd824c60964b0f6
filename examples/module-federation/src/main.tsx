import type { OrderRequest } from '@carrier-portal/contract'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { loadOrderEditor } from './loadOrderEditor.ts'
import { toolHost } from './portalHost.ts'

const portal = document.documentElement.dataset.portal ?? ''
const orders = (await (await fetch('/orders')).json()) as readonly string[]
const { OrderDialog } = await loadOrderEditor(portal)

/** A tool that runs Module Federation itself: the remote renders in the tool's own React tree. */
function Tool() {
  const [request, setRequest] = React.useState<OrderRequest>()
  const [events, tell] = React.useReducer((told: readonly string[], next: string) => [...told, next], [])
  const host = React.useMemo(() => toolHost(portal, ({ text }) => tell(text)), [])
  return (
    <>
      <p>React {React.version}, Module Federation</p>
      {(['details', 'update', 'charge'] as const).map((view) => (
        <button key={view} type="button" onClick={() => setRequest({ view, workOrderNumber: orders[0] ?? '' })}>
          {view}
        </button>
      ))}
      {request && (
        <OrderDialog
          host={host}
          request={request}
          onClose={(result) => {
            setRequest(undefined)
            tell(result)
          }}
        />
      )}
      <p role="log">{events.join(' · ')}</p>
    </>
  )
}

const app = document.querySelector('#app')
if (app) createRoot(app).render(<Tool />)
