import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { ExactTime } from '../ExactTime.tsx'
import { WideTable } from '../WideTable.tsx'
import { messages } from './messages.ts'
import type { HistoryEntry } from './releaseFacts.ts'

const SHOWN = 20

/** The latest changes of the registry, the last one first. */
export function ReleaseHistory({ changes }: { readonly changes: readonly HistoryEntry[] }) {
  const t = useMessages(messages)
  const latest = changes.toSorted((one, other) => other.revision - one.revision).slice(0, SHOWN)
  return (
    <WideTable>
      <table aria-label={t.history}>
        <ColumnHeads names={t.historyColumns} />
        <tbody>
          {latest.map(({ revision, at, who, what, why }) => (
            <tr key={revision}>
              <td>
                <ExactTime at={at} />
              </td>
              <td dir="auto">{who}</td>
              <td dir="auto">{what}</td>
              <td dir="auto">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
