import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space, type, wide } from '@carrier-portal/shared-ui/theme'
import { type KeyboardEvent, useId, useState } from 'react'

/** What is asked before something that cannot be taken back by a key press. */
export interface AskProps {
  readonly question: { readonly text: string; readonly yes: string; readonly no: string; onYes(): void }
  /** The question has been answered, whatever the answer. */
  onAnswered(): void
}

/** A question in a dialog's foot; Escape means no and closes nothing else. */
export function Ask({ question, onAnswered }: AskProps) {
  const id = useId()
  const [before] = useState(() => document.activeElement)
  const answer = (yes: boolean) => {
    onAnswered()
    if (yes) question.onYes()
    // The question goes away with the focus; it returns to where it was, unless the answer led it elsewhere.
    else requestAnimationFrame(() => before instanceof HTMLElement && before.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    answer(false)
  }
  return (
    <Frame role="alertdialog" aria-labelledby={id} onKeyDown={press}>
      <Text id={id}>{question.text}</Text>
      <Button color="error" variant="outlined" onClick={() => answer(true)}>
        {question.yes}
      </Button>
      <Button variant="contained" onClick={() => answer(false)} autoFocus>
        {question.no}
      </Button>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  flex: 1 1 100%;
`

const Text = styled.p`
  margin: 0;
  flex: 1 1 100%;
  font-weight: ${type.medium};
  ${wide.desk} {
    flex: 1 1 auto;
  }
`
