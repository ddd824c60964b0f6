import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { ScreenTitle, Stack } from '../layout/frames.tsx'
import { messages as layoutMessages } from '../layout/messages.ts'
import { DocumentFrame } from './DocumentFrame.tsx'
import { fetchDocument } from './fetchDocument.ts'
import { messages } from './messages.ts'

/** One of the three public documents (specification, section 2). */
export function DocumentScreen({ document }: { document: 'eula' | 'privacyPolicy' | 'privacyPolicyCa' }) {
  const title = useMessages(layoutMessages).titles[document]
  const { region } = useMessages(messages)
  const address = usePortal().configuration.documents[document]
  const fetchBytes = useCallback(() => fetchDocument(address), [address])
  return (
    <Stack>
      <ScreenTitle>{title}</ScreenTitle>
      <DocumentFrame label={region(title)} fetchBytes={fetchBytes} address={address} />
    </Stack>
  )
}
