import { useWords } from '@carrier-portal/shared-ui/words'
import { Padded } from '../layout/frames.tsx'
import { words } from './words.ts'

export interface StartProblemProps {
  readonly text: string
  readonly problems: readonly string[]
}

/** A readable page where the portal cannot start. Plain markup: nothing else is known to work. */
export function StartProblem({ text, problems }: StartProblemProps) {
  const t = useWords(words)
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
