import { ErrorAlert, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { CheckboxInput, CheckboxLabel } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { DocumentFrame, DocumentStack } from '../documents/DocumentFrame.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'
import { useAcceptance } from './useAcceptance.ts'

/** The licence and its acceptance. A document that fails to load does not block the acceptance. */
export function LicenceScreen() {
  const t = useMessages(messages)
  const { api, configuration } = usePortal()
  const [isChecked, setChecked] = useState(false)
  const { state, accept } = useAcceptance()
  return (
    <DocumentStack $gap={4}>
      <ScreenTitle>{t.title}</ScreenTitle>
      <DocumentFrame label={t.document} fetchBytes={api.eulaDocument} address={configuration.documents.eula} />
      {state === 'failed' && <ErrorAlert>{t.problem}</ErrorAlert>}
      <CheckboxLabel>
        <CheckboxInput type="checkbox" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
        {t.accept}
      </CheckboxLabel>
      <div>
        <LoadingButton
          variant="contained"
          busy={state === 'sending'}
          disabled={!isChecked}
          label={t.continue}
          busyLabel={t.loading}
          onClick={accept}
        />
      </div>
    </DocumentStack>
  )
}
