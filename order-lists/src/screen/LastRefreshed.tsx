import { Icon, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, narrow, space, tabularNumbers, type, visuallyHidden, wide } from '@carrier-portal/shared-ui/theme'
import { formatMoment } from '@carrier-portal/shared-ui/time'
import { REFRESH_EVERY_MS } from '../load/useAutoRefresh.ts'
import { listAge } from './listAge.ts'
import { messages } from './messages.ts'

interface LastRefreshedProps {
  /** When the list was loaded; undefined before the first response. */
  readonly at: number | undefined
  readonly now: number
  /** The IANA zone of the shown time. */
  readonly zone: string
  readonly online: boolean
  /** Hides the time, because an alert is shown in its line. The age then says that it is the list's. */
  readonly ageOnly?: boolean
  /** Whether a refresh takes long: a text says so instead of the age. */
  readonly stillLoading?: boolean
}

/** "Last Refreshed: …" with its age, which becomes amber after a missed refresh. */
export function LastRefreshed({ at, now, zone, online, ageOnly = false, stillLoading = false }: LastRefreshedProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const age = at === undefined ? undefined : listAge(at, now, REFRESH_EVERY_MS)
  return (
    <Line>
      <LoadedAt
        $hidden={ageOnly}
      >{`${t.lastRefreshed} ${at === undefined ? t.notYet : formatMoment(at, zone, locale)}`}</LoadedAt>
      {age && !stillLoading && (
        <Note $warning={age.overdue}>
          {age.overdue && <Icon name="clock" />}
          <Short>{ageOnly ? t.listFrom(t.age(age.minutes)) : t.age(age.minutes)}</Short>
        </Note>
      )}
      <Announced as="span">
        {stillLoading && <Note $warning={false}>{t.stillLoading}</Note>}
        {!online && (
          <Note $warning>
            <Icon name="offline" />
            <Short>{t.offline}</Short>
          </Note>
        )}
      </Announced>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0, 3)};
  min-width: 0;
  margin: 0;
  white-space: nowrap;
  font-size: 0.75rem;
  color: ${color.muted};
  ${tabularNumbers}
  /* The height of this line is enough for the notes below the time. */
  ${narrow} {
    flex-wrap: wrap;
  }
  ${wide.desk} {
    flex-wrap: wrap;
  }
`

const Short = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

/**
 * In a narrow line the time is shortened first, because a note says more. A browser shortens a note already where it loses
 * a 64th of a pixel, so the time must take practically all of what is missing.
 */
const LoadedAt = styled(Short)<{ $hidden: boolean }>`
  flex-shrink: 1000000;
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const Note = styled.span<{ $warning: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: ${({ $warning }) => ($warning ? type.medium : type.regular)};
  color: ${({ $warning }) => ($warning ? color.warning : color.muted)};
`

const Announced = styled(StatusRegion)`
  display: inline-flex;
  gap: ${space(3)};
  min-width: 0;
`
