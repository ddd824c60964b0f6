import type { OrderRequest } from '@carrier-portal/contract'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { loadOrderEditor } from './loadOrderEditor.ts'
import { toolHost } from './portalHost.ts'

const portal = document.documentElement.dataset.portal ?? ''
const orders = (await (await fetch('/orders')).json()) as readonly string[]
const { OrderDialog } = await loadOrderEditor(portal)

/** A tool that uses Module Federation: the remote renders in the tool's own React tree. */
function Tool() {
  const [request, setRequest] = React.useState<OrderRequest>()
  const [events, log] = React.useReducer((logged: readonly string[], next: string) => [...logged, next], [])
  const host = React.useMemo(() => toolHost(portal, ({ text }) => log(text)), [])
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
            log(result)
          }}
        />
      )}
      <p role="log">{events.join(' · ')}</p>
    </>
  )
}

const app = document.querySelector('#app')
if (app) createRoot(app).render(<Tool />)
