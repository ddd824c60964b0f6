import { EmptyState, ErrorAlert, Icon, Spinner } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { ReactNode, SubmitEvent } from 'react'
import type { LoadedOrders, OrderListState } from '../load/listState.ts'
import { LastRefreshed } from './LastRefreshed.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { messages } from './messages.ts'
import { Actions, Content, Head, Heading, Notice, Screen } from './screenLayout.tsx'

/** All that a list can be; a screen that leaves one undrawn does not compile. */
export interface ListScreenProps {
  /** The page's one heading. */
  readonly title: string
  readonly list: OrderListState
  readonly online: boolean
  /** Now and here, for the age of what is shown. */
  readonly now: number
  readonly zone: string
  /** `blocked`: the filters cannot be searched; `edited`: they differ from what is applied, and Search comes next. */
  readonly search: 'blocked' | 'edited' | 'applied'
  onReset(): void
  onSearch(): void
  onRefresh(): void
  /** The FilterCard. */
  readonly filters: ReactNode
  /** In place of everything beneath the filters when the user has no carrier accounts. */
  readonly noCarriers: ReactNode
  /** In place of the list when it has no orders: says why and what to do. */
  readonly empty: ReactNode
  /** The list, its count and its pages; there is at least one order. */
  readonly loaded: (list: LoadedOrders) => ReactNode
  /** Above `empty` too: "Orders Found 0". */
  readonly counted: (list: LoadedOrders) => ReactNode
}

/** The frame of the three order lists, in every state that a list can be in. */
export function ListScreen(props: ListScreenProps) {
  const { title, list, online, now, zone, search, filters } = props
  const t = useMessages(messages)
  const busy = list.state === 'loading' || (list.state === 'loaded' && list.since === 'refreshing')
  const failed = list.state === 'failed' || (list.state === 'loaded' && list.since === 'failed')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (search !== 'blocked') props.onSearch()
  }
  return (
    <Screen>
      <form onSubmit={submit} noValidate>
        <Head>
          <Heading tabIndex={-1}>{title}</Heading>
          <Actions>
            <Button onClick={props.onReset}>{t.reset}</Button>
            <Button
              type="submit"
              variant={search === 'edited' ? 'contained' : 'outlined'}
              disabled={search === 'blocked'}
              startIcon={<Icon name="search" />}
            >
              {t.search}
            </Button>
            <Button
              onClick={props.onRefresh}
              aria-busy={busy || undefined}
              startIcon={busy ? <Spinner /> : <Icon name="refresh" />}
            >
              {t.refresh}
            </Button>
          </Actions>
          <Notice>
            <LastRefreshed
              at={list.state === 'loaded' ? list.loadedAt : undefined}
              now={now}
              zone={zone}
              online={online}
            />
            {failed && <ErrorAlert compact>{t.failed}</ErrorAlert>}
          </Notice>
        </Head>
        {filters}
      </form>
      <Content aria-busy={busy}>{contentOf(props, t)}</Content>
    </Screen>
  )
}

function contentOf({ list, noCarriers, empty, loaded, counted }: ListScreenProps, say: (typeof messages)['en']) {
  switch (list.state) {
    case 'noCarriers':
      return noCarriers
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return <EmptyState icon="alert" title={say.nothingTitle} hint={say.nothingHint} />
    case 'loaded':
      return (
        <>
          {counted(list)}
          {list.orders.length === 0 ? empty : loaded(list)}
        </>
      )
  }
}
