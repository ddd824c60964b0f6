import { type OrderView, useStore } from '@carrier-portal/contract'
import { listPath } from '@carrier-portal/contract/routes'
import { ExternalText, formKey, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { deskQuery, target } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { orderLabel, orderOf, ordersOf } from '../drafts/draftRules.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

interface DraftOrdersProps {
  /** The names of the drafts. */
  readonly names: readonly string[]
  /** The order dialogs that can be opened now. */
  readonly views: readonly OrderView[]
}

/** The names of what was typed to accept or decline one order, or several. */
const DECISION = /^(accept|decline)(-all)?:/

const OFFERED_ORDERS = listPath('AVAILABLE')

/**
 * Orders that have drafts. A draft of an order dialog opens it, one of a decision leads to the list of the offered orders, where it
 * is restored, and all others are named. Several are shown at a press: on a phone they would cover the list.
 */
export function DraftOrders({ names, views }: DraftOrdersProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { orders: dialogs } = useSignedIn()
  const { screens } = useStore(usePortal().screens)
  const offered = screens.find(({ route }) => `/${route}` === OFFERED_ORDERS)?.navigation
  const [isAll, setAll] = useState(false)
  const most = useMediaQuery(deskQuery) ? 3 : 1
  const orders = ordersOf(names)
  const isLong = orders.length > most
  const shown = isAll || !isLong ? orders : orders.slice(0, most === 1 ? 0 : most)
  const rest = orders.length - shown.length
  const more = shown.length > 0 ? t.more(rest) : t.showOrders(rest)

  const leadTo = (workOrderNumber: string) => {
    const forms = names.filter((name) => orderOf(name) === workOrderNumber).map(formKey)
    const view = views.find((one) => forms.includes(`${one}:${workOrderNumber}`))
    if (view)
      return (
        <Button key={workOrderNumber} onClick={() => void dialogs.open({ view, workOrderNumber })}>
          {t.open(workOrderNumber)}
        </Button>
      )
    const label = orderLabel(workOrderNumber, locale)
    if (offered && forms.some((form) => DECISION.test(form)))
      return <InOfferedOrders key={workOrderNumber} text={t.inList(label, offered.label[locale])} />
    return <ExternalText key={workOrderNumber}>{label}</ExternalText>
  }
  return (
    <>
      {shown.map(leadTo)}
      {isLong && <Button onClick={() => setAll(!isAll)}>{isAll ? t.less : more}</Button>}
    </>
  )
}

/** The link to the list of the offered orders; a text there, where it would do nothing. */
function InOfferedOrders({ text }: { readonly text: string }) {
  const { pathname } = useLocation()
  return pathname === OFFERED_ORDERS ? (
    <ExternalText>{text}</ExternalText>
  ) : (
    <ListLink to={OFFERED_ORDERS}>{text}</ListLink>
  )
}

const ListLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target.height};
  color: inherit;
`
