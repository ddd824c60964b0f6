import { type Draft, useHost } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { messages } from './messages.ts'

interface DraftOfferProps<T> {
  /** The name of the draft: the form and the order. */
  readonly draftKey: string
  /** Whether something was typed since the form opened; the older draft is then no longer offered. */
  readonly dirty: boolean
  onRestore(draft: T): void
}

/** Offers to restore what was typed in an earlier opening of the same form. */
export function DraftOffer<T>({ draftKey, dirty, onRestore }: DraftOfferProps<T>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { drafts, settings } = useHost()
  const [draft, setDraft] = useState<Draft<T> | undefined>(() => drafts.find<T>(draftKey))
  // Shortly after a sign-in the stored drafts are read while a form may already be open.
  useEffect(() => drafts.loaded?.subscribe(() => setDraft(drafts.find<T>(draftKey))), [drafts, draftKey])
  if (!draft || dirty) return null
  const restore = (event: MouseEvent) => {
    focusDialogOf(event.currentTarget)
    setDraft(undefined)
    onRestore(draft.value)
  }
  const discard = (event: MouseEvent) => {
    focusDialogOf(event.currentTarget)
    setDraft(undefined)
    drafts.drop(draftKey)
  }
  const time = formatRecentMoment(draft.keptAt, Date.now(), settings.timeZone ?? deviceZone(), locale)
  return (
    <Offer role="status">
      <Icon name="clock" />
      <Text>{t.restoreDraft(time)}</Text>
      <Button variant="contained" onClick={restore}>
        {t.restore}
      </Button>
      <Button variant="outlined" onClick={discard}>
        {t.discard}
      </Button>
    </Offer>
  )
}

/** The pressed button is removed with the offer. The focus stays in the dialog, so that Escape still closes it. */
function focusDialogOf(button: Element): void {
  button.closest<HTMLElement>('[role="dialog"]')?.focus()
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
