import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { target } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

const VISIBLE = 8

/** The differences of a conflict; of a long list the first lines, and the rest on request. */
export function DifferenceList({ lines }: { lines: readonly string[] }) {
  const t = useMessages(messages)
  const more = lines.slice(VISIBLE)
  return (
    <>
      <Lines lines={lines.slice(0, VISIBLE)} />
      {more.length > 0 && (
        <details>
          <Summary>{t.more(more.length)}</Summary>
          <Lines lines={more} />
        </details>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}

const Summary = styled.summary`
  width: fit-content;
  min-height: ${target.height};
  align-content: center;
  cursor: pointer;
`
