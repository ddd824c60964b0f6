import { connectOrderEditor, type OrderEditorHandle, type OrderEditorView } from '@carrier-portal/order-editor'
import * as React from 'react'
import { createRoot } from 'react-dom/client'

const portal = document.documentElement.dataset.portal ?? ''
const OrderEditor = connectOrderEditor({ portal }).createOrderEditor(React)
const getAccessToken = async () => (await (await fetch('/token')).json()).token as string

/** A dashboard on React 18. */
function Dashboard({ orders }: { orders: readonly string[] }) {
  const [number, setNumber] = React.useState(orders[0] ?? '')
  const [view, setView] = React.useState<OrderEditorView>()
  const editor = React.useRef<OrderEditorHandle>(null)
  const [events, log] = React.useReducer((logged: readonly string[], next: string) => [...logged, next], [])
  return (
    <>
      <p>React {React.version}</p>
      <label>
        Order{' '}
        <select value={number} onChange={(event) => setNumber(event.target.value)}>
          {orders.map((order) => (
            <option key={order}>{order}</option>
          ))}
        </select>
      </label>
      {(['details', 'update', 'charge'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setView(name)}>
          {name}
        </button>
      ))}
      {view && (
        <OrderEditor
          ref={editor}
          view={view}
          workOrderNumber={number}
          apiBaseUrl={portal}
          getAccessToken={getAccessToken}
          onSaved={({ workOrderNumber }) => log(`saved ${workOrderNumber}`)}
          onClosed={() => setView(undefined)}
          onError={({ workOrderNumber, code }) => {
            log(`error ${code} ${workOrderNumber}`)
            // The editor could not be loaded; rendered again, it is loaded again.
            if (code === 'load') setView(undefined)
          }}
          onAuthRequired={() => log('sign-in needed')}
        />
      )}
      {/* Where your tool signs the person in, it calls this after the sign-in. */}
      <button type="button" onClick={() => editor.current?.resume()}>
        Signed in again
      </button>
      <p role="log">{events.join(' · ')}</p>
    </>
  )
}

const orders = (await (await fetch('/orders')).json()) as readonly string[]
const app = document.querySelector('#app')
if (app)
  createRoot(app).render(
    <React.StrictMode>
      <Dashboard orders={orders} />
    </React.StrictMode>,
  )
