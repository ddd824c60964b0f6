import { useStatusText } from '@carrier-portal/shared-ui/badges'
import { addressLine, type Stop, stopAddress } from '@carrier-portal/shared-ui/contact'
import { ExternalText, PrintedAlone, printedAlone } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages, useValueText, valueTexts } from '@carrier-portal/shared-ui/i18n'
import { createGlobalStyle, styled } from '@carrier-portal/shared-ui/kit'
import { formatWindow } from '@carrier-portal/shared-ui/time'
import { createPortal } from 'react-dom'
import { type ManifestOrder, numbersWithoutDetails } from './loadOrderManifest.ts'
import { countPieces, manifestItems } from './manifestItems.ts'
import { messages } from './messages.ts'

interface OrderManifestProps {
  readonly orders: readonly ManifestOrder[]
  /** When it is printed, formatted for the reader. */
  readonly when: string
}

/**
 * A printable list of orders with a signature line for each stop. It is part of the page, which has a doctype and a
 * style nonce.
 */
export function OrderManifest({ orders, when }: OrderManifestProps) {
  const t = useMessages(messages)
  const incomplete = numbersWithoutDetails(orders)
  return createPortal(
    <Sheet {...printedAlone}>
      <PrintedAlone />
      <LandscapePage />
      <h1>{t.manifest}</h1>
      <p>{t.printed(when, orders.length)}</p>
      {incomplete.length > 0 && (
        <p>
          <strong>{`${t.withoutDetails(incomplete.length)} ${incomplete.join(', ')}`}</strong>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>{t.column.workOrderNumber}</th>
            <th>{t.column.pickup}</th>
            <th>{t.column.dropoff}</th>
            <th>{t.column.items}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((entry) => (
            <tr key={entry.order.workOrderNumber}>
              <OrderCell entry={entry} />
              <StopCell entry={entry} stop="pickup" />
              <StopCell entry={entry} stop="dropoff" />
              <ItemsCell entry={entry} />
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>,
    document.body,
  )
}

function OrderCell({ entry: { order, details } }: { entry: ManifestOrder }) {
  const t = useMessages(messages)
  const statusText = useStatusText()
  const valueText = useValueText()
  return (
    <td>
      <OrderNumber>{order.workOrderNumber}</OrderNumber>
      <div>{statusText(order.status)}</div>
      <div>{[order.tripClassifier, order.vehicleType].map(valueText).filter(Boolean).join(' · ')}</div>
      {details?.callerPhoneNumber && <div>{`${t.phone} ${details.callerPhoneNumber}`}</div>}
    </td>
  )
}

function StopCell({ entry, stop }: { entry: ManifestOrder; stop: Stop }) {
  const t = useMessages(messages)
  const { order, details } = entry
  const { day, time } = formatWindow(order[`${stop}EarliestDateTime`], order[`${stop}LatestDateTime`])
  return (
    <td>
      <strong>
        <ExternalText>{order[`${stop}ClientLocationName`]}</ExternalText>
      </strong>
      <div>{details && addressLine(stopAddress(details, stop))}</div>
      <div>{`${day} ${time}`.trim()}</div>
      <SignatureLine>{t.signature}</SignatureLine>
    </td>
  )
}

/** The numbers of items and pieces as in the lines below them: the details are loaded later than the list. */
function ItemsCell({ entry: { order, details } }: { entry: ManifestOrder }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { lineItems } = details ?? order
  return (
    <td>
      <div>{valueTexts(order.tempStates, locale)}</div>
      <div>{t.items(lineItems.length, countPieces(lineItems))}</div>
      {details && manifestItems(lineItems).map((line) => <div key={line}>{line}</div>)}
    </td>
  )
}

const LandscapePage = createGlobalStyle`
  @page { size: landscape; margin: 12mm; }
`

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    font: 8pt / 1.35 sans-serif;
    color: #000;
    background: #fff;
    h1 {
      margin: 0;
      font-size: 12pt;
    }
    p {
      margin: 0 0 4pt;
    }
    table {
      width: 100%;
      border-collapse: collapse;
      font-size: 8pt;
    }
    th,
    td {
      padding: 3pt 4pt;
      border: 1px solid #000;
      text-align: start;
      vertical-align: top;
    }
    tr {
      break-inside: avoid;
    }
  }
`

const OrderNumber = styled.strong`
  white-space: nowrap;
`

const SignatureLine = styled.div`
  margin-top: 18pt;
  border-top: 1px solid #000;
`
