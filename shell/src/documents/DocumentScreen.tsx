import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback } from 'react'
import { messages as layoutMessages } from '../layout/messages.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { DocumentName } from '../portal/portal.ts'
import { ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { DocumentFrame, DocumentStack } from './DocumentFrame.tsx'
import { fetchDocument } from './fetchDocument.ts'
import { messages } from './messages.ts'
import type { FetchBytes } from './useDocument.ts'

/** One of the three public documents. */
export function DocumentScreen({ document }: { readonly document: DocumentName }) {
  const title = useMessages(layoutMessages).titles[document]
  const { region } = useMessages(messages)
  const { documents, documentLimits } = usePortal().configuration
  const address = documents[document]
  const fetchBytes = useCallback<FetchBytes>(
    (options) => fetchDocument(address, documentLimits, options),
    [address, documentLimits],
  )
  return (
    <DocumentStack $gap={4}>
      <ScreenTitle>{title}</ScreenTitle>
      <DocumentFrame label={region(title)} fetchBytes={fetchBytes} address={address} />
    </DocumentStack>
  )
}
