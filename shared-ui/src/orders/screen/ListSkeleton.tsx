import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { Spinner } from '../../feedback/Loading.tsx'
import { Skeleton } from '../../feedback/Skeleton.tsx'
import { words as feedbackWords } from '../../feedback/words.ts'
import { ActionBar, Frame, Top } from '../card/cardParts.tsx'
import { CardList, Toolbar } from './screenParts.tsx'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The first load: "Loading…" where the count will stand, and cards of the size of cards. */
export function ListSkeleton() {
  const { loading } = useWords(feedbackWords)
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
        <Skeleton $width="9rem" $height="2.25rem" />
        <Skeleton $width="7rem" $height="1.5rem" />
      </Top>
      <Skeleton $width="80%" $height="4.5rem" />
      <Skeleton $width="60%" $height="2.75rem" />
      <ActionBar>
        <Skeleton $width="7rem" $height="var(--cp-target)" />
        <Skeleton $width="7rem" $height="var(--cp-target)" />
      </ActionBar>
    </Frame>
  )
}

const Wait = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
`
