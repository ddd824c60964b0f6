import { type OrderDialogProps, type Store, useStore } from '@carrier-portal/contract'
import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { ErrorAlert, ErrorBoundary, UiProvider } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { type ComponentType, useMemo, useState } from 'react'
import { SignInShown } from '../failure/CallError.tsx'
import { BetweenBars } from '../layout/pageBars.ts'
import { SaveTrackingProvider } from '../outbox/saveTracking.ts'
import type { IsolatedContainer } from './container/isolatedContainer.ts'
import { takeLostFocus } from './container/takeLostFocus.ts'
import type { EmbedHost } from './host/embedHost.ts'
import { messages } from './messages.ts'
import { NoticeArea } from './NoticeArea.tsx'
import { readTheme } from './options/readTheme.ts'
import type { OrderSlot, ShownOrder } from './orderSlot.ts'

interface EmbeddedEditorProps {
  readonly Editor: ComponentType<OrderDialogProps>
  readonly embed: EmbedHost
  readonly options: Store<OrderEditorOptions>
  readonly orders: OrderSlot
  readonly container: IsolatedContainer
  onCrash(error: unknown): void
  /** Receives each save of an order when it begins. */
  trackSave(order: ShownOrder, save: Promise<void>): Promise<void>
}

/** The editor without the shell: own theme, notices and error boundary, all inside one element. */
export function EmbeddedEditor({ options, container, embed, ...rest }: EmbeddedEditorProps) {
  const { theme, nonce } = useStore(options)
  const { scheme, tokens } = readTheme(theme)
  const isOpen = useStore(rest.orders.shown) !== undefined
  const signInNeeded = useStore(embed.signInNeeded) && isOpen
  return (
    <UiProvider
      scope="embedded"
      locale={useStore(embed.locale)}
      nonce={nonce || undefined}
      portalContainer={container.portalContainer}
      scheme={scheme}
      tokens={tokens}
      styleTarget={container.styleTarget}
      dialogs={takeLostFocus}
      width={container.width}
    >
      <NoticeArea notices={embed.board.notices}>{signInNeeded && <SignInNeeded dirty={embed.dirty} />}</NoticeArea>
      <SignInShown value={signInNeeded}>
        <BetweenBars>
          <ShownEditor embed={embed} {...rest} />
        </BetweenBars>
      </SignInShown>
    </UiProvider>
  )
}

type ShownEditorProps = Pick<EmbeddedEditorProps, 'Editor' | 'embed' | 'orders' | 'onCrash' | 'trackSave'>

function ShownEditor({ Editor, embed, orders, onCrash, trackSave }: ShownEditorProps) {
  const { crashed, tryAgain } = useMessages(messages)
  const order = useStore(orders.shown)
  const parts = useMemo(
    () => order && { host: embed.hostOf(order.request), track: (save: Promise<void>) => trackSave(order, save) },
    [order, embed, trackSave],
  )
  if (!order || !parts) return null
  const fallback = (retry: () => void) => (
    <ErrorAlert action={<Button onClick={retry}>{tryAgain}</Button>}>{crashed}</ErrorAlert>
  )
  return (
    <ErrorBoundary key={order.id} onError={onCrash} fallback={fallback}>
      <SaveTrackingProvider value={parts.track}>
        <Editor host={parts.host} request={order.request} onClose={order.close} />
      </SaveTrackingProvider>
    </ErrorBoundary>
  )
}

/** Keeps its sentence while the user types on: a changed alert would be announced again. */
function SignInNeeded({ dirty }: Pick<EmbedHost, 'dirty'>) {
  const t = useMessages(messages)
  const [isTyped] = useState(dirty.get)
  return (
    <div ref={showInFrame}>
      <ErrorAlert>{isTyped ? t.signInNeededTyped : t.signInNeeded}</ErrorAlert>
    </div>
  )
}

/**
 * As a ref: scrolls to an element of a frame in which the person is at work. A frame that is as high as its content scrolls
 * with the page around it, where nothing in it keeps in view.
 */
function showInFrame(element: HTMLElement | null): void {
  if (globalThis.parent !== globalThis.window && document.hasFocus()) element?.scrollIntoView({ block: 'nearest' })
}
