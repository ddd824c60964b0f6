import { useHost } from '@carrier-portal/contract'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useState } from 'react'
import { messages } from './messages.ts'

/** The patient's name; behind a "Show" button when `hidePatientNames` is configured. */
export function Patient({ name }: { name: string | null }) {
  const { show } = useMessages(messages)
  const { hidePatientNames } = useHost().settings
  const [shown, setShown] = useState(false)
  if (!hidePatientNames || shown || name === null) return <ExternalText>{name}</ExternalText>
  return (
    <Button variant="outlined" size="small" onClick={() => setShown(true)}>
      {show}
    </Button>
  )
}
