import { useHost } from '@carrier-portal/contract'
import { ExternalText, focusAround, NoticeBar } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { messages as acceptMessages } from '../accept/messages.ts'
import { discardDecisionDrafts } from '../decision/decidedDrafts.ts'
import { messages as declineMessages } from '../decline/messages.ts'
import { findGone, type GoneOrder, typedDecisions } from './findGone.ts'
import { messages } from './messages.ts'

interface GoneDecisionsProps {
  /** Orders that the list does not have; another array after each load of the list. */
  readonly numbers: readonly string[]
}

/**
 * Says which of the orders is no longer offered, with what was typed to decide it, until that is discarded. One at a time:
 * several would push the list out of a phone's window.
 */
export function GoneDecisions({ numbers }: GoneDecisionsProps) {
  const { api, drafts } = useHost()
  const [found, setFound] = useState<readonly GoneOrder[]>([])
  useEffect(() => {
    let isCurrent = true
    void findGone(api, drafts, numbers).then((orders) => {
      if (isCurrent) setFound(orders)
    })
    return () => {
      isCurrent = false
    }
  }, [api, drafts, numbers])
  // What was discarded here, or in another tab, leaves `numbers` at once.
  const shown = found.find(({ number }) => numbers.includes(number))
  return shown && <GoneDecision key={shown.number} order={shown} />
}

function GoneDecision({ order: { number, outcome } }: { readonly order: GoneOrder }) {
  const { drafts } = useHost()
  const t = useMessages(messages)
  const id = useId()
  const discard = ({ currentTarget }: MouseEvent) => {
    focusAround(currentTarget)
    discardDecisionDrafts(drafts, number)
  }
  return (
    <NoticeBar data-recording="blocked">
      <span id={id}>{t[outcome](number)}</span>
      <TypedTexts number={number} />
      <Button variant="outlined" aria-describedby={id} onClick={discard}>
        {t.discard}
      </Button>
    </NoticeBar>
  )
}

/** Every field that was typed, with its label. */
function TypedTexts({ number }: { readonly number: string }) {
  const { drafts } = useHost()
  const accept = useMessages(acceptMessages)
  const decline = useMessages(declineMessages)
  const { accepts, declines } = typedDecisions(drafts, number)
  const fields = [
    ...accepts.flatMap(({ reference, comment }) => [
      { label: accept.reference, text: reference.trim() },
      { label: accept.comment, text: comment.trim() },
    ]),
    ...declines.map(({ reason }) => ({ label: decline.reason, text: reason.trim() })),
  ]
  // Several openings may have the same text.
  const byText = new Map(fields.map((field) => [`${field.label} ${field.text}`, field]))
  return (
    <Texts>
      {[...byText]
        .filter(([, { text }]) => text !== '')
        .map(([key, { label, text }]) => (
          <li key={key}>
            {label}: <ExternalText>{text}</ExternalText>
          </li>
        ))}
    </Texts>
  )
}

const Texts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
