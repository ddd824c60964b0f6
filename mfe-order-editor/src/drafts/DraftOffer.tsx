import { type Draft, useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { messages } from './messages.ts'

export interface DraftOfferProps<T> {
  /** The key of the draft. */
  readonly draftKey: string
  /** The form has been edited meanwhile, so the offer is hidden. */
  readonly dirty: boolean
  onRestore(draft: T): void
}

/** Offers to restore a draft of the same form. */
export function DraftOffer<T>({ draftKey, dirty, onRestore }: DraftOfferProps<T>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { drafts, settings } = useHost()
  const [draft, setDraft] = useState<Draft<T> | undefined>(() => drafts.find<T>(draftKey))
  if (!draft || dirty) return null
  const restore = () => {
    setDraft(undefined)
    onRestore(draft.value)
  }
  const discard = () => {
    setDraft(undefined)
    drafts.drop(draftKey)
  }
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', {
    timeStyle: 'short',
    timeZone: settings.timeZone,
  }).format(draft.keptAt)
  return (
    <Offer role="status">
      <Icon name="clock" />
      <Text>{t.offer(time)}</Text>
      <Button variant="contained" onClick={restore}>
        {t.restore}
      </Button>
      <Button variant="outlined" onClick={discard}>
        {t.discard}
      </Button>
    </Offer>
  )
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
