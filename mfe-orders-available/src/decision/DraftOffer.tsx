import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

interface DraftOfferProps {
  readonly keptAt: number
  onRestore(): void
  onDiscard(): void
}

/** Offers back what was typed before the session ended. */
export function DraftOffer({ keptAt, onRestore, onDiscard }: DraftOfferProps) {
  const t = useMessages(messages)
  const time = new Intl.DateTimeFormat(useLocale(), { hour: 'numeric', minute: '2-digit' }).format(keptAt)
  return (
    <Frame role="status">
      <span>{t.restoreQuestion(time)}</span>
      <Button onClick={onRestore}>{t.restore}</Button>
      <Button onClick={onDiscard}>{t.discardDraft}</Button>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  margin-block-end: ${space(4)};
  padding: ${space(2, 4)};
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
