import { Icon, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

interface NeighbourButtonsProps {
  /** The order numbers of the list. */
  readonly list: readonly string[]
  readonly shown: string
  onShow(workOrderNumber: string): void
}

/** "Previous order", the position in the list, "Next order"; nothing for an order that was opened without a list. */
export function NeighbourButtons({ list, shown, onShow }: NeighbourButtonsProps) {
  const t = useMessages(messages)
  const index = list.indexOf(shown)
  if (index < 0 || list.length < 2) return null
  const previous = list[index - 1]
  const next = list[index + 1]
  return (
    <Neighbours>
      <Button
        variant="text"
        aria-label={t.previousOrder}
        title={t.previousOrder}
        // A disabled button would lose the focus at the end of the list.
        aria-disabled={previous === undefined}
        onClick={() => previous !== undefined && onShow(previous)}
      >
        <Icon name="chevronLeft" />
      </Button>
      {/* The focus stays on the button, so screen readers do not read the dialog's title again. Each order has an element of its
          own here: of a changed text they read in Firefox the position before the number, or only its digits. */}
      <Position role="status">
        <span key={shown}>
          <VisuallyHidden>{t.title(shown)}</VisuallyHidden> {t.position(index + 1, list.length)}
        </span>
      </Position>
      <Button
        variant="text"
        aria-label={t.nextOrder}
        title={t.nextOrder}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onShow(next)}
      >
        <Icon name="chevronRight" />
      </Button>
    </Neighbours>
  )
}

/** Takes its own line on phones, and the start of the footer's line on desks. */
const Neighbours = styled.div`
  display: flex;
  align-items: center;
  /* The ring of a focused button would touch the position. */
  gap: ${space(2)};
  margin-inline-end: auto;
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`

const Position = styled.span`
  font-size: ${type.small};
  color: ${color.muted};
  white-space: nowrap;
  ${tabularNumbers}
`
