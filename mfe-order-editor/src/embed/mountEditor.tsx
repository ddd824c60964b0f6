import { createStore, type OrderDialogProps, type OrderRequest, type OrderResult } from '@carrier-portal/contract'
import type { MountedOrderEditor, OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { describeCrash } from '../failure/describeCrash.ts'
import type { IsolatedContainer } from './container/isolatedContainer.ts'
import { EmbeddedEditor } from './EmbeddedEditor.tsx'
import { createEmbedHost } from './host/embedHost.ts'
import { createHostCallbacks } from './host/hostCallbacks.ts'
import { notifyOnReturn } from './host/notifyOnReturn.ts'
import { notifyWhenSettled } from './host/notifyWhenSettled.ts'
import { createRunningSaves } from './host/runningSaves.ts'
import { messages } from './messages.ts'
import { checkedOptions } from './options/validateOptions.ts'
import { createOrderSlot, type ShownOrder } from './orderSlot.ts'

/** A change of one of these options opens another order or view. */
const REOPEN_ON_CHANGE = ['workOrderNumber', 'view'] as const

/** Mounts an editor with validated options in a container, which unmounting removes. */
export function mountEditor(
  Editor: ComponentType<OrderDialogProps>,
  container: IsolatedContainer,
  given: OrderEditorOptions,
): MountedOrderEditor {
  const options = createStore(given)
  const callbacks = createHostCallbacks(options.get)
  const orders = createOrderSlot(notifyClosed)
  /** How the last save of an order ended, where the host page was notified of it. */
  const reported = new WeakMap<OrderRequest, 'saved' | 'failed'>()
  const embed = createEmbedHost({
    options: options.get,
    portalContainer: container.portalContainer,
    onFailure: (request) => reported.set(request, 'failed'),
  })
  const dirtyNotifications = notifyWhenSettled(embed.dirty, callbacks.onDirtyChange)
  const saves = createRunningSaves(given.apiBaseUrl)
  const stopReturns = notifyOnReturn(resume)
  let unmounted: Promise<void> | undefined
  const root = createRoot(container.content, { onCaughtError: () => undefined })
  showOrder()
  root.render(
    <EmbeddedEditor
      Editor={Editor}
      embed={embed}
      options={options}
      orders={orders}
      container={container}
      onCrash={notifyCrashed}
      trackSave={trackSave}
    />,
  )

  function showOrder() {
    const { view, workOrderNumber } = options.get()
    orders.show({ view, workOrderNumber })
  }

  function notifyClosed({ request }: ShownOrder, result: OrderResult, wasShown: boolean) {
    const saved = result === 'UPDATE_SUCCESS' || result === 'CHARGE_SUCCESS'
    if (saved) reported.set(request, 'saved')
    if (saved) callbacks.onSaved({ ...request })
    // `onSaved` may have opened another order. After an unmount the page has closed the editor itself, and may show the next one.
    if (!wasShown || unmounted || orders.shown.get()) return
    dirtyNotifications.settle(false)
    callbacks.onClosed({ ...request, result: saved ? 'saved' : 'closed' })
  }

  function notifyCrashed(error: unknown) {
    const { view, workOrderNumber } = options.get()
    callbacks.onError({ view, workOrderNumber, code: 'crashed', message: describeCrash(error) })
  }

  function trackSave(order: ShownOrder, save: Promise<void>): Promise<void> {
    reported.delete(order.request)
    return saves.track(
      order.request.workOrderNumber,
      save.then(() => reportLeftSave(order)),
    )
  }

  /** After another order was opened or an unmount, no form shows that a save was not made, so that is reported here. */
  function reportLeftSave(order: ShownOrder) {
    const end = reported.get(order.request)
    if (end === 'saved' || (!unmounted && orders.shown.get() === order)) return
    const { view, workOrderNumber } = order.request
    const message = 'The editor was closed during a save, which was not made.'
    if (!end) callbacks.onError({ view, workOrderNumber, code: 'unsaved', message })
    embed.board.show({ tone: 'error', text: messages[embed.locale.get()].notSaved(workOrderNumber) })
  }

  function resume() {
    void embed.resume(orders.shown.get()?.request ?? options.get())
  }

  return {
    update(changes) {
      const before = options.get()
      const after = checkedOptions({ ...before, ...changes })
      if (after.apiBaseUrl !== before.apiBaseUrl) throw new TypeError('order-editor: apiBaseUrl is fixed at mount')
      options.set(after)
      embed.locale.set(after.locale ?? 'en')
      // An open form keeps its zone. It opens again in the new one, unless that would discard what was typed.
      const canReopen = orders.shown.get() !== undefined && !embed.dirty.get()
      const isZoneDue = after.timeZone !== before.timeZone && canReopen
      if (isZoneDue || REOPEN_ON_CHANGE.some((key) => after[key] !== before[key])) showOrder()
    },
    reopen() {
      if (!embed.dirty.get()) showOrder()
    },
    resume,
    unmount() {
      stopReturns()
      dirtyNotifications.settle(false)
      dirtyNotifications.stop()
      root.unmount()
      container.remove()
      unmounted ??= saves.settled().then(() => {
        options.set(withoutCallbacks(options.get()))
        embed.board.clear()
      })
      return unmounted
    },
  }
}

/** The options after unmount and the last save: a read that is still running notifies nothing and gets no token. */
function withoutCallbacks({ view, workOrderNumber, apiBaseUrl }: OrderEditorOptions): OrderEditorOptions {
  return { view, workOrderNumber, apiBaseUrl, getAccessToken: () => undefined }
}
