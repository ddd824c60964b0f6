import { useHost } from '@carrier-portal/contract'
import { Spinner } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'
import type { MouseEvent } from 'react'
import { messages } from '../messages.ts'
import { type Contact, useOrderContact } from './useOrderContact.ts'

/** "Call" and the two maps of an order. */
export function ContactLinks({ workOrderNumber }: { workOrderNumber: string }) {
  const t = useMessages(messages)
  const { nav, notify } = useHost()
  const { loading, open } = useOrderContact(workOrderNumber, t.loadingMap, (missing, phone) =>
    notify({ tone: 'error', text: phone ? t.notDialed(phone) : t.noContact[missing] }),
  )
  const link = (target: Contact) => (
    <Button
      variant="outlined"
      // Number and addresses are not known before the press. A link opened in another way shows the order.
      href={nav.href(`/order/${encodeURIComponent(workOrderNumber)}`)}
      aria-busy={loading.includes(target) || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        void open(target)
      }}
    >
      <Label $hidden={loading.includes(target)}>{t.contacts[target]}</Label>
      {loading.includes(target) && (
        <Wait>
          <Spinner />
        </Wait>
      )}
    </Button>
  )
  return (
    <Links>
      {link('call')}
      {link('pickup')}
      {link('dropoff')}
    </Links>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  && {
    flex: 1 1 100%;
    padding-inline: 0;
    /* On a tablet held upright beside the next action, and too wide for a third one there. */
    ${wide.tablet} {
      flex-basis: 65%;
    }
    ${wide.desk} {
      flex-basis: 100%;
    }
  }
  > a {
    flex: 1.5 1 0;
    min-width: min-content;
    padding-inline: ${space(1)};
    line-height: 1.2;
    text-align: center;
  }
  > a:first-child {
    flex-grow: 1;
  }
`

/** Hidden by opacity, so that it keeps its width and remains the name of the link. */
const Label = styled.span<{ $hidden: boolean }>`
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`

/** In place of the label. */
const Wait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
