import { InlineLoading, Skeleton } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { target, wide } from '@carrier-portal/shared-ui/theme'
import { ActionBar, CardFrame, CardHeader } from '../card/cardLayout.tsx'
import { CardList, Toolbar } from './screenLayout.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The first load: "Loading…" in the toolbar's line, and placeholders of the size of cards. */
export function ListSkeleton() {
  return (
    <>
      <Toolbar>
        <InlineLoading />
      </Toolbar>
      <CardList aria-hidden="true">
        {CARDS.map((card) => (
          <CardFrame key={card}>
            <CardHeader>
              <Skeleton $width="9rem" $height={target.height} />
            </CardHeader>
            <StopsSkeleton />
            <FactsSkeleton />
            <ActionBar>
              <Skeleton $width="16rem" $height={target.height} />
            </ActionBar>
          </CardFrame>
        ))}
      </CardList>
    </>
  )
}

const StopsSkeleton = styled(Skeleton)`
  grid-area: stops;
  height: 5.5rem;
  ${wide.desk} {
    height: 3.75rem;
  }
`

const FactsSkeleton = styled(Skeleton)`
  grid-area: facts;
  height: 4.75rem;
  ${wide.desk} {
    height: 4.5rem;
  }
`
