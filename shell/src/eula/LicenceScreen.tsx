import { ErrorAlert, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { CheckboxInput, CheckboxLabel } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { DocumentFrame } from '../documents/DocumentFrame.tsx'
import { ScreenTitle, Stack } from '../layout/frames.tsx'
import { messages } from './messages.ts'
import { useAcceptance } from './useAcceptance.ts'

/** The licence and its acceptance (specification, section 2). A document that cannot load does not stand in the way. */
export function LicenceScreen() {
  const t = useMessages(messages)
  const { api, configuration } = usePortal()
  const [isTicked, setTicked] = useState(false)
  const { state, accept } = useAcceptance()
  return (
    <Stack>
      <ScreenTitle>{t.title}</ScreenTitle>
      <DocumentFrame label={t.document} fetchBytes={api.eulaDocument} address={configuration.documents.eula} />
      {state === 'failed' && <ErrorAlert>{t.problem}</ErrorAlert>}
      <CheckboxLabel>
        <CheckboxInput type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
        {t.accept}
      </CheckboxLabel>
      <div>
        <LoadingButton
          variant="contained"
          busy={state === 'sending'}
          disabled={!isTicked}
          label={t.continue}
          busyLabel={t.loading}
          onClick={accept}
        />
      </div>
    </Stack>
  )
}
