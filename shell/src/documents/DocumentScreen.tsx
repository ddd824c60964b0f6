import { useWords } from '@carrier-portal/shared-ui/words'
import { useCallback } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { ScreenTitle, Stack } from '../layout/frames.tsx'
import { words as layoutWords } from '../layout/words.ts'
import { DocumentFrame } from './DocumentFrame.tsx'
import { fetchDocument } from './fetchDocument.ts'
import { words } from './words.ts'

/** One of the three public documents (specification, section 2). */
export function DocumentScreen({ document }: { document: 'eula' | 'privacyPolicy' | 'privacyPolicyCa' }) {
  const title = useWords(layoutWords).titles[document]
  const { region } = useWords(words)
  const address = usePortal().configuration.documents[document]
  const fetchBytes = useCallback(() => fetchDocument(address), [address])
  return (
    <Stack>
      <ScreenTitle>{title}</ScreenTitle>
      <DocumentFrame label={region(title)} fetchBytes={fetchBytes} address={address} />
    </Stack>
  )
}
