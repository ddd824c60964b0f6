import { type Draft, useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { messages } from './messages.ts'

export interface DraftOfferProps<T> {
  /** The name under which the draft is kept. */
  readonly draftKey: string
  /** Something else has been typed meanwhile: the offer has had its time. */
  readonly typed: boolean
  onRestore(draft: T): void
}

/** Offers back what was typed before a session ended (decisions, section 1, "drafts"). */
export function DraftOffer<T>({ draftKey, typed, onRestore }: DraftOfferProps<T>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { drafts, settings } = useHost()
  const [draft, setDraft] = useState<Draft<T> | undefined>(() => drafts.find<T>(draftKey))
  if (!draft || typed) return null
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
    <Frame role="status">
      <Icon name="clock" />
      <Text>{t.offer(time)}</Text>
      <Button variant="contained" onClick={restore}>
        {t.restore}
      </Button>
      <Button variant="outlined" onClick={discard}>
        {t.discard}
      </Button>
    </Frame>
  )
}

const Frame = styled.div`
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
