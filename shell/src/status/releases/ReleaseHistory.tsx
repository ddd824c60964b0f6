import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { ExactTime } from '../ExactTime.tsx'
import { FactTable } from '../FactTable.tsx'
import { messages } from './messages.ts'
import type { HistoryEntry } from './releaseFacts.ts'

const SHOWN = 20

/** The latest changes of the registry, the last one first. */
export function ReleaseHistory({ changes }: { readonly changes: readonly HistoryEntry[] }) {
  const t = useMessages(messages)
  const latest = changes.toSorted((one, other) => other.revision - one.revision).slice(0, SHOWN)
  return (
    <FactTable
      label={t.history}
      names={t.historyColumns}
      rows={latest.map(({ revision, at, who, what, why }) => ({
        id: revision,
        facts: [
          <ExactTime key="at" at={at} />,
          ...[who, what, why].map((text) => text && <bdi key={text}>{text}</bdi>),
        ],
      }))}
    />
  )
}
