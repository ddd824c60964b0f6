import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Inline, Stack } from '@carrier-portal/shared-ui/layout'
import { ExactTime } from '../ExactTime.tsx'
import { FactTable } from '../FactTable.tsx'
import type { StartedChange } from './ChangeDialog.tsx'
import { FailureChart, failureRate } from './FailureChart.tsx'
import { messages } from './messages.ts'
import { type ReleaseRow, releaseRows, type VersionCounts } from './releaseFacts.ts'

interface RemoteReleasesProps {
  readonly name: string
  readonly remote: RegisteredRemote
  readonly counts: VersionCounts | undefined
  /** The version whose trial the host watches. */
  readonly watched: string | undefined
  readonly rolledBack: readonly string[] | undefined
  /** Undefined without a release token: then there are no buttons. */
  readonly onStart: ((change: StartedChange) => void) | undefined
}

/** The versions of one remote: who gets them, how often they fail, and the changes that a token allows. */
export function RemoteReleases({ name, remote, counts, watched, rolledBack, onStart }: RemoteReleasesProps) {
  const t = useMessages(messages)
  const end = remote.rollout ? ('stop' as const) : ('rollback' as const)
  // Without a version to go back to, the host refuses a rollback.
  const endVersion = remote.rollout ? remote.rollout.version : remote.lastKnownGood
  return (
    <Stack as="section" aria-label={name}>
      <h3>{name}</h3>
      <FactTable
        label={t.versionsOf(name)}
        names={onStart ? [...t.columns, t.actions] : t.columns}
        rows={releaseRows(remote, counts, watched, rolledBack).map((row) => ({
          id: row.version,
          facts: [
            row.version,
            [t.roles[row.role](row), row.reason].filter(Boolean).join(': '),
            t.loads(row.loads, row.failures),
            <Inline key="rate">
              <FailureChart
                label={t.chart(row.version, percentage(highestRate(row)))}
                points={row.points}
                now={Date.now()}
              />
              {row.loads === 0 ? '—' : percentage(failureRate(row))}
            </Inline>,
            <ExactTime key="published" at={row.publishedAt} />,
            onStart && row.role !== 'blocked' && (
              <VersionButtons key="actions" {...{ name, onStart }} version={row.version} />
            ),
          ],
        }))}
        isNamed
      />
      {onStart && endVersion !== null && (
        <Inline>
          <Button onClick={() => onStart({ action: end, remote: name, version: endVersion })}>{t[end]}</Button>
        </Inline>
      )}
    </Stack>
  )
}

interface VersionButtonsProps extends Pick<RemoteReleasesProps, 'name'> {
  readonly version: string
  onStart(change: StartedChange): void
}

function VersionButtons({ name, version, onStart }: VersionButtonsProps) {
  const t = useMessages(messages)
  return (
    <Inline>
      {(['promote', 'block'] as const).map((action) => (
        <Button
          key={action}
          aria-label={`${t.questions[action]} ${name}@${version}`}
          onClick={() => onStart({ action, remote: name, version })}
        >
          {t[action]}
        </Button>
      ))}
    </Inline>
  )
}

function highestRate({ points }: ReleaseRow): number {
  return Math.max(0, ...points.map(failureRate))
}

function percentage(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}
