import { type Draft, useHost } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { focusAround } from '../focus/focusAround.ts'
import { Icon } from '../Icon.tsx'
import { messages } from './messages.ts'
import { useDraftOffers } from './useDraftOffers.ts'

interface DraftOfferProps<T> {
  /** The name of the draft: the form and the order. */
  readonly draftKey: string
  /** Whether something was typed since the form opened; older drafts are then offered in the next opening. */
  readonly dirty: boolean
  /** Whether a draft contains something for this opening of the form; another one stays and is not shown. */
  isOffered?(draft: T): boolean
  /** Whether everything that a draft contains was saved meanwhile; such a draft is discarded. */
  isSaved?(draft: T): boolean
  /** The form begins with the focus in its first field, which also has it after a restore. */
  readonly startsInField?: boolean
  onRestore(draft: T): void
}

/**
 * Offers to restore what was typed in earlier openings of the same form, and was neither restored nor discarded since.
 * Rendered in a NoticeRegion, which announces it.
 */
export function DraftOffer<T>(props: DraftOfferProps<T>) {
  const { draftKey, dirty, isOffered = () => true, isSaved = () => false, startsInField = false, onRestore } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const { settings } = useHost()
  const id = useId()
  const { offers, restored, discard } = useDraftOffers<T>(draftKey, dirty)
  const saved = offers.find(({ value }) => isSaved(value))
  const latestDiscard = useRef(discard)
  latestDiscard.current = discard
  useLayoutEffect(() => {
    if (saved) latestDiscard.current(saved)
  }, [saved])
  if (dirty) return null
  const shown = offers.filter(({ value }) => isOffered(value))
  const printTo = (precision: 'minute' | 'second') => (draft: Draft<T>) =>
    formatRecentMoment(draft.keptAt, Date.now(), settings.timeZone ?? deviceZone(), locale, precision)
  const minutes = shown.map(printTo('minute'))
  return shown.map((draft, index) => {
    const textId = `${id}${draft.keptAt}`
    // Drafts of one minute would have the same text.
    const isAlone = minutes.every((minute, other) => other === index || minute !== minutes[index])
    const time = printTo(isAlone ? 'minute' : 'second')(draft)
    const restore = ({ currentTarget }: MouseEvent) => {
      const field = startsInField ? firstField(currentTarget) : undefined
      if (field) field.focus()
      else focusAround(currentTarget)
      restored(draft)
      onRestore(draft.value)
    }
    const remove = (event: MouseEvent) => {
      focusAround(event.currentTarget)
      discard(draft)
    }
    return (
      <Offer key={draft.keptAt}>
        <Icon name="clock" />
        <Text id={textId}>{t.restoreDraft(time)}</Text>
        <Button variant="contained" aria-describedby={textId} onClick={restore}>
          {t.restore}
        </Button>
        <Button variant="outlined" aria-describedby={textId} onClick={remove}>
          {t.discard}
        </Button>
      </Offer>
    )
  })
}

function firstField(offer: Element) {
  return offer.closest('[role="dialog"]')?.querySelector<HTMLElement>('input, textarea')
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: ${line.thin} solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
`

const Text = styled.span`
  flex: 1 1 12rem;
`
