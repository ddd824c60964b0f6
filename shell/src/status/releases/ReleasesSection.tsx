import { ErrorAlert, takeFocus, useKeepFocus } from '@carrier-portal/shared-ui/feedback'
import { Input, LabeledField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useState } from 'react'
import type { RefreshedRegistry } from '../useStatus.ts'
import { ChangeDialog, type StartedChange } from './ChangeDialog.tsx'
import { messages } from './messages.ts'
import { ReleaseHistory } from './ReleaseHistory.tsx'
import { RemoteReleases } from './RemoteReleases.tsx'
import { useReleases } from './useReleases.ts'

interface ReleasesSectionProps {
  readonly latest: RefreshedRegistry | undefined
  /** Fetches the latest registry again. */
  refresh(): void
}

/** For release managers: the versions of all remotes, their failure rates, the history, and changes with a token. */
export function ReleasesSection({ latest, refresh }: ReleasesSectionProps) {
  const t = useMessages(messages)
  const { counts, history, enterToken, change } = useReleases(latest, refresh)
  const [started, setStarted] = useState<StartedChange>()
  const counted = counts === 'none' ? undefined : counts
  const isManager = history?.state === 'read'
  // A version that was blocked has no buttons any more.
  useKeepFocus()
  return (
    <>
      <h2>{t.title}</h2>
      {counts === 'none' && <p>{t.notCounted}</p>}
      {Object.entries(latest?.registry?.remotes ?? {})
        .toSorted(([name], [other]) => (name < other ? -1 : 1))
        .map(([name, remote]) => (
          <RemoteReleases
            key={name}
            name={name}
            remote={remote}
            counts={counted?.remotes[name]}
            watched={counted?.watched[name]}
            rolledBack={counted?.rolledBack[name]}
            onStart={isManager ? setStarted : undefined}
          />
        ))}
      {!isManager && <TokenForm onEnter={enterToken} />}
      {history && history.state !== 'read' && <ErrorAlert>{t.tokenProblems[history.state]}</ErrorAlert>}
      {isManager && (
        <>
          {/* The form of the token, which had the focus, was at this place. */}
          <h2 tabIndex={-1} ref={takeFocus}>
            {t.history}
          </h2>
          <ReleaseHistory changes={history.changes} />
        </>
      )}
      {started && (
        <ChangeDialog
          started={started}
          onClose={() => setStarted(undefined)}
          onConfirm={(request) => change(started.remote, request)}
        />
      )}
    </>
  )
}

function TokenForm({ onEnter }: { onEnter(token: string): void }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(typed.trim())
      }}
    >
      <LabeledField
        id="release-token"
        label={t.token}
        hint={t.tokenHint}
        beside={<Button type="submit">{t.enterToken}</Button>}
      >
        {(described) => (
          <Input
            {...described}
            type="password"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </LabeledField>
    </form>
  )
}
