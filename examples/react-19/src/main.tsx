import { connectOrderEditor } from '@carrier-portal/order-editor'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import version from '@mui/material/version'
import * as React from 'react'
import { createRoot } from 'react-dom/client'

const portal = document.documentElement.dataset.portal ?? ''
const OrderEditor = connectOrderEditor({ portal }).createOrderEditor(React)
const getAccessToken = async () => (await (await fetch('/token')).json()).token as string
const theme = createTheme({ palette: { primary: { main: '#7a0019' } } })

/** A tool on React 19 with another version of the component library, and the editor in the tool's color. */
function Tool({ orders }: { orders: readonly string[] }) {
  const [open, setOpen] = React.useState(false)
  const [saved, setSaved] = React.useState('')
  return (
    <ThemeProvider theme={theme}>
      <p>
        React {React.version}, component library {version}
      </p>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Update {orders[0]}
      </Button>
      {open && (
        <OrderEditor
          view="update"
          workOrderNumber={orders[0] ?? ''}
          apiBaseUrl={portal}
          getAccessToken={getAccessToken}
          theme={{ scheme: 'light', tokens: { accent: '#7a0019', accentStrong: '#4f0010' } }}
          onSaved={({ workOrderNumber }) => setSaved(workOrderNumber)}
          onClosed={() => setOpen(false)}
        />
      )}
      {saved !== '' && <Alert severity="success">saved {saved}</Alert>}
    </ThemeProvider>
  )
}

const orders = (await (await fetch('/orders')).json()) as readonly string[]
const app = document.querySelector('#app')
if (app) createRoot(app).render(<Tool orders={orders} />)
