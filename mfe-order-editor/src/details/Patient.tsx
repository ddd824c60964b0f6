import { useHost } from '@carrier-portal/contract'
import { Foreign } from '@carrier-portal/shared-ui/feedback'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { useState } from 'react'
import { words } from './words.ts'

/** The patient's name; behind "Show" where the configuration asks for it (decisions, section 5). */
export function Patient({ name }: { name: string | null }) {
  const { show } = useWords(words)
  const { hidePatientNames } = useHost().settings
  const [shown, setShown] = useState(!hidePatientNames)
  if (shown || name === null) return <Foreign>{name}</Foreign>
  return (
    <Button variant="outlined" size="small" onClick={() => setShown(true)}>
      {show}
    </Button>
  )
}
