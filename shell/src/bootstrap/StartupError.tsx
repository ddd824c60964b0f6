import { readPreferences } from '../preferences/preferences.ts'
import { PagePadding } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'

interface StartupErrorProps {
  readonly reason: 'configurationInvalid' | 'crashed'
  readonly problems?: readonly string[]
}

/**
 * The page shown when the portal cannot start. Plain markup: no other part of the portal is needed to render it, so it
 * reads the language itself.
 */
export function StartupError({ reason, problems = [] }: StartupErrorProps) {
  const t = messages[readPreferences(document.cookie).locale]
  return (
    <PagePadding as="main">
      <h1>{t.cannotStart}</h1>
      <p role="alert">{t[reason]}</p>
      {problems.length > 0 && (
        <>
          <p>{t.contactOperator}</p>
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
    </PagePadding>
  )
}
