import { useHost } from '@carrier-portal/contract'
import { PhoneSentence } from '@carrier-portal/shared-ui/contact'
import { EmptyState } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** Replaces the list of a user without carrier accounts, and says whom to call. */
export function NoCarriers() {
  const t = useMessages(messages)
  const { supportPhone } = useHost().settings
  return (
    <EmptyState title={t.noCarriersTitle} hint={<PhoneSentence phone={supportPhone} sentence={t.noCarriersHint} />} />
  )
}
