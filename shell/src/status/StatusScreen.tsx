import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { color, line, radius, space, type, wide } from '@carrier-portal/shared-ui/theme'
import { ScreenTitle } from '../ui/layoutPrimitives.tsx'
import { ColumnHeads } from './ColumnHeads.tsx'
import { messages } from './messages.ts'
import { ReleasesSection } from './releases/ReleasesSection.tsx'
import { useStatus } from './useStatus.ts'
import { WideTable } from './WideTable.tsx'

/** For operators: the chosen, loaded and latest version of each remote in this page. */
export function StatusScreen() {
  const t = useMessages(messages)
  const { status, latest, refresh, loadAll } = useStatus()
  const json = JSON.stringify(status, null, 2)
  return (
    <Sheet $gap={4}>
      <ScreenTitle>{t.title}</ScreenTitle>
      <p>
        {t.revision} {status.revision ?? '—'} · {t.latestRevision} {status.latestRevision ?? '—'}
      </p>
      <Actions>
        <Button onClick={refresh}>{t.refresh}</Button>
        <Button onClick={loadAll}>{t.loadAll}</Button>
      </Actions>
      <WideTable>
        <table>
          <ColumnHeads names={t.columns} />
          <tbody>
            {status.rows.map((row) => (
              <tr key={row.remote}>
                <th scope="row">{row.remote}</th>
                <td>{row.chosen}</td>
                <td>{row.loaded}</td>
                <td>{row.latest}</td>
                <td>{t.states[row.state]}</td>
                <td>{row.retries}</td>
                <td>{row.lastError}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <ReleasesSection latest={latest} refresh={refresh} />
      <h2>{t.shared}</h2>
      <ul>
        {status.shared.map(({ name, version }) => (
          <li key={name}>{`${name} ${version}`}</li>
        ))}
      </ul>
      <h2>{t.asJson}</h2>
      <Actions>
        <Button onClick={() => void navigator.clipboard.writeText(json)}>{t.copy}</Button>
      </Actions>
      <Json tabIndex={0} aria-label={t.asJson}>
        {json}
      </Json>
    </Sheet>
  )
}

const Sheet = styled(Stack)`
  > * {
    margin: 0;
  }
  h2 {
    font-size: ${type.large};
  }
  h3 {
    margin: 0;
    font-size: ${type.body};
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    padding: ${space(1.5, 2)};
    border-bottom: ${line.thin} solid ${color.border};
    text-align: start;
    white-space: nowrap;
  }
  /* The name of a row stays in view while a phone scrolls its table sideways. */
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    min-width: 9.5rem;
    background: ${color.page};
    white-space: normal;
  }
  ${wide.desk} {
    th,
    td {
      padding: ${space(2, 3)};
    }
    th[scope='row'] {
      white-space: nowrap;
    }
  }
  /* Sentences: the last error, the reason of a change. */
  td:last-child {
    min-width: 16rem;
    white-space: normal;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Json = styled.pre`
  max-height: 24rem;
  overflow: auto;
  padding: ${space(3)};
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-size: ${type.small};
`
