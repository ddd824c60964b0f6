import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space } from '@carrier-portal/shared-ui/theme'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import { messages } from './messages.ts'

/** Offers a newer version while something unsaved keeps the page from taking it by itself. */
export function UpdateBar() {
  const t = useMessages(messages)
  const { updates, work } = useSignedIn()
  const waiting = useStore(updates.waiting)
  const held = useStore(work.held)
  if (waiting === undefined) return null
  return (
    <Bar role="status">
      <span>{held.length > 0 ? t.readyWhenSaved : t.ready}</span>
      <Button onClick={() => updates.take(window.location.href)}>{t.update}</Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2, 4)};
  padding: ${space(2, 4)};
  border-top: ${line.thin} solid ${color.border};
  background: ${color.accentSoft};
`
