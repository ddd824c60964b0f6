import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, target, wide } from '@carrier-portal/shared-ui/theme'
import { Spinner } from '../../feedback/Loading.tsx'
import { messages as feedbackMessages } from '../../feedback/messages.ts'
import { Skeleton } from '../../feedback/Skeleton.tsx'
import { ActionBar, Frame, NumberHeading, Top } from '../card/cardParts.tsx'
import { CardList, Toolbar } from './screenParts.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The first load: "Loading…" where the count will stand, and cards of the size of cards. */
export function ListSkeleton() {
  const { loading } = useMessages(feedbackMessages)
  return (
    <>
      <Toolbar>
        <Wait role="status">
          <Spinner />
          {loading}
        </Wait>
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
    <Frame as="div">
      <Top>
        <NumberHeading as="div">
          <Skeleton $width="9rem" $height={target.height} />
        </NumberHeading>
        <Skeleton $width="9rem" $height="1.5rem" />
      </Top>
      <RouteRoom />
      <FactsRoom />
      <ActionBar>
        <Skeleton $width="5.5rem" $height={target.height} />
        <Skeleton $width="5.5rem" $height={target.height} />
        <Skeleton $width="10rem" $height={target.height} />
      </ActionBar>
    </Frame>
  )
}

const RouteRoom = styled(Skeleton)`
  height: 8.25rem;
  ${wide.desk} {
    height: 4.25rem;
  }
`

const FactsRoom = styled(Skeleton)`
  height: 6.25rem;
  ${wide.desk} {
    height: 2.75rem;
  }
`

const Wait = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.75rem;
  color: ${color.muted};
  ${wide.desk} {
    min-height: ${target.height};
  }
`
