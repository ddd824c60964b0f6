import { Icon, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, narrow, space, tabularNumbers, type, visuallyHidden, wide } from '@carrier-portal/shared-ui/theme'
import { formatMoment } from '@carrier-portal/shared-ui/time'
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
  readonly ageOnly: boolean
  /** Whether a refresh takes long: a text says so instead of the age. */
  readonly stillLoading: boolean
  /** Whether the orders are not those of the filters on the screen: a text says so. */
  readonly isEarlierSearch: boolean
}

/** "Last Refreshed: …" with its age, which becomes amber after a missed refresh. */
export function LastRefreshed({ at, now, zone, online, ageOnly, stillLoading, isEarlierSearch }: LastRefreshedProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const age = at === undefined ? undefined : listAge(at, now)
  return (
    <Line>
      <LoadedAt
        $hidden={ageOnly}
      >{`${t.lastRefreshed} ${at === undefined ? t.notYet : formatMoment(at, zone, locale)}`}</LoadedAt>
      {age && !stillLoading && (
        <Note $warning={age.overdue}>
          {age.overdue && <Icon name="clock" />}
          <span>{ageOnly ? t.listAge(age.minutes) : t.age(age.minutes)}</span>
        </Note>
      )}
      <Announced as="span">
        {stillLoading && <Note $warning={false}>{t.stillLoading}</Note>}
        {isEarlierSearch && <Note $warning>{t.earlierSearch}</Note>}
        {!online && (
          <Note $warning>
            <Icon name="offline" />
            <span>{t.offline}</span>
          </Note>
        )}
      </Announced>
    </Line>
  )
}

/**
 * Reaches into the space around it with its second line, so that the text which a lost network adds moves nothing. On
 * phones it is higher by the part that would lie on the filter card.
 */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 3)};
  min-width: 0;
  margin-block: -0.5rem -0.25rem;
  font-size: 0.75rem;
  line-height: 1.25;
  color: ${color.muted};
  ${tabularNumbers}
  /* The age is always in a further line, which has its room before it is shown. */
  ${narrow} {
    align-content: start;
    min-height: 2.5em;
    margin-block-end: 0;
  }
  ${wide.desk} {
    margin-block: -0.375rem;
  }
`

const LoadedAt = styled.span<{ $hidden: boolean }>`
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
