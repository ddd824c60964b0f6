import { BusyButton, ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { Tick, TickLabel } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { DocumentFrame } from '../documents/DocumentFrame.tsx'
import { ScreenTitle, Stack } from '../layout/frames.tsx'
import { useAcceptance } from './useAcceptance.ts'
import { words } from './words.ts'

/** The licence and its acceptance (specification, section 2). A document that cannot load does not stand in the way. */
export function LicenceScreen() {
  const t = useWords(words)
  const { api, configuration } = usePortal()
  const [isTicked, setTicked] = useState(false)
  const { state, accept } = useAcceptance()
  return (
    <Stack>
      <ScreenTitle>{t.title}</ScreenTitle>
      <DocumentFrame label={t.document} fetchBytes={api.eulaDocument} address={configuration.documents.eula} />
      {state === 'failed' && <ErrorAlert>{t.problem}</ErrorAlert>}
      <TickLabel>
        <Tick type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
        {t.accept}
      </TickLabel>
      <div>
        <BusyButton
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
