import { styled } from '@carrier-portal/shared-ui/kit'
import { fieldScrollPadding } from '@carrier-portal/shared-ui/theme'
import type { ReactNode, RefObject } from 'react'
import { pageBars } from '../../layout/pageBars.ts'
import { useDialogScrollsFirst } from './useDialogScrollsFirst.ts'

interface RowScrollerProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Whether the rows scroll in this area; otherwise the dialog's own scroll area shows them. */
  readonly scrolls: boolean
  /** The largest part of the window's height that the area takes. */
  readonly share: number
  readonly children: ReactNode
}

/** The scroll area of the items. */
export function RowScroller({ scroller, scrolls, share, children }: RowScrollerProps) {
  const { end, held, onScroll } = useDialogScrollsFirst(scrolls)
  return (
    <div>
      <Area ref={scroller} $share={scrolls ? share : undefined} $held={held} onScroll={onScroll}>
        {children}
      </Area>
      <div ref={end} />
    </div>
  )
}

/** The room of the scrollbar stays, so that no row changes its width. A bar of the page does not reach into this area. */
const scrolling = (share: number, held: boolean) => `
  max-height: ${share * 100}vh;
  overflow-y: ${held ? 'hidden' : 'auto'};
  scrollbar-gutter: stable;
  ${pageBars.top.variable}: 0px;
  ${fieldScrollPadding}
`

const Area = styled.div<{ $share: number | undefined; $held: boolean }>`
  position: relative;
  ${({ $share, $held }) => $share !== undefined && scrolling($share, $held)}
`
