import { EmptyState, ErrorAlert, useIsLong, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { ScreenContainer } from '@carrier-portal/shared-ui/layout'
import { roomyQuery } from '@carrier-portal/shared-ui/theme'
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { hasFailed } from '../load/listState.ts'
import type { OrderList } from '../load/useOrderList.ts'
import type { SearchState } from '../search/searchState.ts'
import { Bottom } from './bottomLayout.tsx'
import { LastRefreshed } from './LastRefreshed.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { messages } from './messages.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { SearchButtons } from './SearchButtons.tsx'
import { Content, HeaderCount, HeaderTools, Heading, RefreshLine, ScreenHeader } from './screenLayout.tsx'

/** Every state of a list; a screen without one of them does not compile. */
export interface ListScreenProps {
  /** The page's only h1. */
  readonly title: string
  readonly source: OrderList
  readonly online: boolean
  /** Now in milliseconds and the device's zone, for the age of the list. */
  readonly now: number
  readonly zone: string
  readonly search: SearchState
  onReset(): void
  onSearch(): void
  /** Returns the filter card with the given Reset and Search buttons. */
  readonly filters: (buttons: ReactNode) => ReactNode
  /** Buttons beside Refresh. */
  readonly headerTools?: ReactNode
  /** Replaces the list when the user has no carrier accounts. */
  readonly noCarriers: ReactNode
  /** Replaces an empty list: why it is empty, and what the user can do. */
  readonly empty: ReactNode
  /** The orders and their pages; there is at least one order. */
  readonly loaded: ReactNode
  /** The bar of the selected orders, which stays at the bottom of the window. */
  readonly selectionBar?: ReactNode
  /** The number of orders, beside the title, in every state of the list. */
  readonly count: ReactNode
  /** The controls above the orders, also for an empty list. */
  readonly toolbar: ReactNode
}

/** The layout of the three order lists in every state of a list. */
export function ListScreen(props: ListScreenProps) {
  const { title, source, online, now, zone, search } = props
  const { list } = source
  const t = useMessages(messages)
  const busy = list.state === 'loading' || (list.state === 'loaded' && list.freshness === 'refreshing')
  const stillLoading = useIsLong(list.state === 'loaded' && list.freshness === 'refreshing')
  const failed = hasFailed(list)
  const roomy = useMediaQuery(roomyQuery)
  const failure = failed && (
    <ErrorAlert key={source.ended} compact>
      {t.failed}
    </ErrorAlert>
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (search !== 'blocked') props.onSearch()
  }
  // A disabled Search button keeps the browser from submitting the form.
  const focusIssue = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    if (key === 'Enter' && search === 'blocked' && target instanceof HTMLInputElement)
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <ScreenContainer>
      <form onSubmit={submit} onKeyDown={focusIssue} noValidate>
        <ScreenHeader>
          <Heading tabIndex={-1}>{title}</Heading>
          <HeaderCount>{props.count}</HeaderCount>
          <HeaderTools>
            {props.headerTools}
            <RefreshButton busy={busy} onRefresh={source.refresh} />
          </HeaderTools>
          <RefreshLine>
            {roomy && failure}
            <LastRefreshed
              at={list.state === 'loaded' ? list.loadedAt : undefined}
              now={now}
              zone={zone}
              online={online}
              ageOnly={failed}
              stillLoading={stillLoading}
              isEarlierSearch={list.state === 'loaded' && list.isEarlierSearch && (failed || stillLoading)}
            />
          </RefreshLine>
        </ScreenHeader>
        {props.filters(<SearchButtons state={search} onReset={props.onReset} />)}
      </form>
      <Content aria-busy={busy}>{contentOf(props, t)}</Content>
      <Bottom>
        {!roomy && failure}
        {list.state === 'loaded' && props.selectionBar}
      </Bottom>
    </ScreenContainer>
  )
}

function contentOf(
  { source: { list }, noCarriers, empty, loaded, toolbar }: ListScreenProps,
  t: (typeof messages)['en'],
) {
  switch (list.state) {
    case 'noCarriers':
      return noCarriers
    case 'loading':
      return <ListSkeleton />
    case 'failed':
      return <EmptyState icon="alert" title={t.nothingTitle} hint={list.unreached ? t.unreachedHint : t.nothingHint} />
    case 'loaded':
      return (
        <>
          {toolbar}
          {list.orders.length === 0 ? empty : loaded}
        </>
      )
  }
}
