import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { css, keyframes, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, target, wide } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'
import { useIsLong } from './useIsLong.ts'

/** Most waits are shorter. A navigation has several in turn, and announced each of them before the screen. */
const ANNOUNCED_AFTER_MS = 1_000

/** "Loading…", and after five seconds "Still loading…". Screen readers announce a wait of a second. */
function WaitText({ label }: { label: string | undefined }) {
  const { loading, stillLoading } = useMessages(messages)
  const isLong = useIsLong(true)
  const isAnnounced = useIsLong(true, ANNOUNCED_AFTER_MS)
  return <span aria-hidden={!isAnnounced}>{label ?? (isLong ? stillLoading : loading)}</span>
}

/** The loading state of a screen or a list (role status, "Loading…"). `label` replaces the text. */
export function Loading({ label }: { label?: string }) {
  return (
    <LoadingBlock role="status">
      <Spinner />
      <WaitText label={label} />
    </LoadingBlock>
  )
}

/** "Loading…" in a line of text, for example in the position of a list's count. `label` replaces the text. */
export function InlineLoading({ label }: { label?: string }) {
  return (
    <Line role="status">
      <Spinner />
      <WaitText label={label} />
    </Line>
  )
}

/**
 * A ring that turns, hidden from screen readers: a text is always beside it. One that is not visible must be `still`,
 * because the browser draws the page again for each step of an animation, also of a hidden one.
 */
export function Spinner({ still = false }: { still?: boolean }) {
  return <Ring aria-hidden="true" $still={still} />
}

const turning = css`${keyframes`to { transform: rotate(1turn); }`} 0.9s linear infinite`

const LoadingBlock = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  padding: ${space(8, 4)};
  color: ${color.muted};
`

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.75rem;
  color: ${color.muted};
  ${wide.desk} {
    min-height: ${target.height};
  }
`

/** The gap is cut out and has no color of its own, which forced colors would make visible: the ring would not seem to turn. */
const Ring = styled.span<{ $still: boolean }>`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: ${line.thick} solid currentcolor;
  clip-path: polygon(50% 50%, 100% 0, 0 0, 0 100%, 100% 100%);
  border-radius: ${radius.round};
  animation: ${({ $still }) => ($still ? 'none' : turning)};
`
