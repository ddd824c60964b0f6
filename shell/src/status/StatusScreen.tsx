import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { color, line, radius, space, type } from '@carrier-portal/shared-ui/theme'
import { ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { FactTable } from './FactTable.tsx'
import { messages } from './messages.ts'
import { ReleasesSection } from './releases/ReleasesSection.tsx'
import { useStatus } from './useStatus.ts'

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
      {latest?.isOutdated && <ErrorAlert>{t.outdated}</ErrorAlert>}
      <FactTable
        label={t.title}
        names={t.columns}
        rows={status.rows.map((row) => ({
          id: row.remote,
          facts: [row.remote, row.chosen, row.loaded, row.latest, t.states[row.state], row.retries, row.lastError],
        }))}
        isNamed
      />
      <ReleasesSection latest={latest} refresh={refresh} />
      <h2>{t.shared}</h2>
      <ul>
        {status.shared.map(({ name, version }) => (
          <li key={name}>{`${name} ${version}`}</li>
        ))}
      </ul>
      <h2>{t.asJson}</h2>
      <Actions>
        <Button onClick={() => void copyText(json)}>{t.copy}</Button>
      </Actions>
      <Json tabIndex={0} aria-label={t.asJson}>
        {json}
      </Json>
    </Sheet>
  )
}

/** Copies a text. Where the browser refuses or has no clipboard, the text can still be selected on the page. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text).catch(() => undefined)
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
