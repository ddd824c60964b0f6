import { createStore, type OrderDialogProps, type OrderResult } from '@carrier-portal/contract'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { EmbeddedEditor } from './EmbeddedEditor.tsx'
import { createEmbedHost } from './host/embedHost.ts'
import { tellSettled } from './host/tellSettled.ts'
import { checkedOptions } from './options/checkedOptions.ts'
import { createOrderStack, type ShownOrder } from './orderStack.ts'
import type { IsolatedPlace } from './place/isolatedPlace.ts'
import type { MountedOrderEditor, OrderEditorOptions } from './published.d.ts'

/** The options that an order is shown anew for when they change. */
const BEGIN_AFRESH = ['workOrderNumber', 'view', 'timeZone', 'hidePatientNames'] as const

/** Starts an editor in a place, with checked options; the place goes with it. */
export function mountEditor(
  Editor: ComponentType<OrderDialogProps>,
  place: IsolatedPlace,
  given: OrderEditorOptions,
): MountedOrderEditor {
  const options = createStore(given)
  const orders = createOrderStack(tellOfClosing)
  const embed = createEmbedHost({ options: options.get, portalContainer: () => place.layer, open: orders.open })
  const stopTelling = tellSettled(embed.dirty, (dirty) => options.get().onDirtyChange?.(dirty))
  const root = createRoot(place.content, { onCaughtError: () => undefined })
  speak()
  begin()
  root.render(
    <EmbeddedEditor
      Editor={Editor}
      embed={embed}
      options={options}
      orders={orders}
      place={place}
      onCrash={tellOfCrash}
    />,
  )

  function speak() {
    const { locale = 'en' } = options.get()
    place.content.lang = locale
    embed.locale.set(locale)
  }

  function begin() {
    const { view, workOrderNumber } = options.get()
    orders.begin({ view, workOrderNumber })
  }

  function tellOfClosing({ request }: ShownOrder, result: OrderResult, last: boolean) {
    const { onSaved, onClosed } = options.get()
    const saved = result === 'UPDATE_SUCCESS' || result === 'CHARGE_SUCCESS'
    if (saved) onSaved?.({ ...request })
    if (last) onClosed?.({ ...request, result: saved ? 'saved' : 'closed' })
  }

  function tellOfCrash() {
    const { onError, view, workOrderNumber } = options.get()
    onError?.({ view, workOrderNumber, code: 'crashed', message: 'The editor stopped because of an error.' })
  }

  return {
    update(changes) {
      const before = options.get()
      const after = checkedOptions({ ...before, ...changes })
      if (after.apiBaseUrl !== before.apiBaseUrl) throw new TypeError('order-editor: apiBaseUrl is fixed at mount')
      options.set(after)
      speak()
      if (BEGIN_AFRESH.some((key) => after[key] !== before[key])) begin()
    },
    unmount() {
      stopTelling()
      root.unmount()
      options.set(silenced(options.get()))
      embed.board.clear()
      place.remove()
    },
  }
}

/** What is left of options when nobody listens any more: a call that is still under way tells and asks nothing. */
function silenced({ view, workOrderNumber, apiBaseUrl }: OrderEditorOptions): OrderEditorOptions {
  return { view, workOrderNumber, apiBaseUrl, getAccessToken: () => undefined }
}
