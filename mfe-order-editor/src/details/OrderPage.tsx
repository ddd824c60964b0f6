import { type OrderStatus, type OrderView, useHost, useStore } from '@carrier-portal/contract'
import { listPath } from '@carrier-portal/contract/routes'
import { isOrderStatus } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { externalText, print, space, type, wide } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'
import { OrderContent } from './OrderContent.tsx'
import { HeadingLevel } from './Section.tsx'
import { shownOrder, useOrder } from './useOrder.ts'

/** The dialog in which an order of each status can be changed; null where it cannot. */
const EDIT_VIEW = {
  AVAILABLE: null,
  ROUTED: 'update',
  PICKED_UP: 'update',
  COMPLETED: 'charge',
  REJECTED: null,
} as const satisfies Record<OrderStatus, Exclude<OrderView, 'details'> | null>

/** The page order/{id}: the content of the details dialog at an address of its own. */
export function OrderPage() {
  const t = useMessages(messages)
  const { nav, orders } = useHost()
  const { params } = useStore(nav.location)
  const workOrderNumber = params.id?.trim() ?? ''
  const state = useOrder(workOrderNumber)
  const status = shownOrder(state)?.workOrder.status ?? null
  const known = isOrderStatus(status) ? status : 'AVAILABLE'
  const list = listPath(known)
  const edit = EDIT_VIEW[known]
  return (
    <Page data-recording="blocked">
      <Head>
        <Title>{t.title(workOrderNumber)}</Title>
        <Buttons>
          {edit && (
            <Button
              variant="contained"
              onClick={() => orders.open({ view: edit, workOrderNumber })}
              onFocus={orders.preload}
              onPointerEnter={orders.preload}
            >
              {edit === 'update' ? t.updateDetails : t.updateCharge}
            </Button>
          )}
          <Button variant="outlined" onClick={() => nav.go(list)}>
            {t.close}
          </Button>
        </Buttons>
      </Head>
      <HeadingLevel value={2}>
        <OrderContent key={workOrderNumber} state={state} />
      </HeadingLevel>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  ${wide.desk} {
    padding: ${space(6)};
  }
  ${print} {
    display: block;
    padding: 0;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  ${print} {
    button {
      display: none;
    }
  }
`

/**
 * The button that the loaded order adds is before Close, which keeps its place at the end of the line: where both need two
 * lines, that of Close is the upper one.
 */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space(3)};
`

const Title = styled.h1`
  flex: 1 1 100%;
  margin: 0;
  font-size: ${type.title};
  ${externalText}
  ${wide.tablet} {
    flex-basis: 16rem;
  }
`
