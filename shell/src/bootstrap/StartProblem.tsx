import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Padded } from '../layout/frames.tsx'
import { messages } from './messages.ts'

export interface StartProblemProps {
  readonly text: string
  readonly problems: readonly string[]
}

/** A readable page where the portal cannot start. Plain markup: nothing else is known to work. */
export function StartProblem({ text, problems }: StartProblemProps) {
  const t = useMessages(messages)
  return (
    <Padded as="main">
      <h1>{t.cannotStart}</h1>
      <p role="alert">{text}</p>
      {problems.length > 0 && (
        <>
          <p>{t.tellOperator}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      <button type="button" onClick={() => window.location.reload()}>
        {t.reload}
      </button>
    </Padded>
  )
}
