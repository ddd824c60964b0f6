import { InlineLoading, Skeleton } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { target, wide } from '@carrier-portal/shared-ui/theme'
import { ActionBar, CardFrame, CardHead, NumberHeading } from '../card/cardLayout.tsx'
import { CardList, Toolbar } from './screenLayout.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The first load: "Loading…" where the count will stand, and cards of the size of cards. */
export function ListSkeleton() {
  return (
    <>
      <Toolbar>
        <InlineLoading />
      </Toolbar>
      <CardList aria-hidden="true">
        {CARDS.map((card) => (
          <CardSkeleton key={card} />
        ))}
      </CardList>
    </>
  )
}

function CardSkeleton() {
  return (
    <CardFrame as="div">
      <CardHead>
        <NumberHeading as="div">
          <Skeleton $width="9rem" $height={target.height} />
        </NumberHeading>
        <Skeleton $width="9rem" $height="1.5rem" />
      </CardHead>
      <StopsSkeleton />
      <FactsSkeleton />
      <ActionBar>
        <Skeleton $width="5.5rem" $height={target.height} />
        <Skeleton $width="5.5rem" $height={target.height} />
        <Skeleton $width="10rem" $height={target.height} />
      </ActionBar>
    </CardFrame>
  )
}

const StopsSkeleton = styled(Skeleton)`
  height: 8.25rem;
  ${wide.desk} {
    height: 4.25rem;
  }
`

const FactsSkeleton = styled(Skeleton)`
  height: 6.25rem;
  ${wide.desk} {
    height: 2.75rem;
  }
`
