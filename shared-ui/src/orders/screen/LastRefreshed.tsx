import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabular, type } from '@carrier-portal/shared-ui/theme'
import { useLocale, useWords } from '@carrier-portal/shared-ui/words'
import { Icon } from '../../feedback/Icon.tsx'
import { showMoment } from '../../time/showTime.ts'
import { REFRESH_EVERY_MS } from '../useAutoRefresh.ts'
import { age } from './age.ts'
import { words } from './words.ts'

export interface LastRefreshedProps {
  /** When the list was loaded; undefined while it never was. */
  readonly at: number | undefined
  readonly now: number
  /** The zone of the device. */
  readonly zone: string
  readonly online: boolean
}

/** "Last Refreshed: …" with its age, which turns amber after a missed refresh. */
export function LastRefreshed({ at, now, zone, online }: LastRefreshedProps) {
  const say = useWords(words)
  const locale = useLocale()
  const since = at === undefined ? undefined : age(at, now, REFRESH_EVERY_MS)
  return (
    <Line>
      <span>{`${say.lastRefreshed} ${at === undefined ? say.notYet : showMoment(at, zone, locale)}`}</span>
      {since && (
        <Since $late={since.late}>
          {since.late && <Icon name="clock" />}
          {say.age(since.minutes)}
        </Since>
      )}
      {!online && (
        <Since $late role="status">
          <Icon name="offline" />
          {say.offline}
        </Since>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 3)};
  margin: 0;
  font-size: ${type.small};
  color: ${color.muted};
  ${tabular}
`

const Since = styled.span<{ $late: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;
  font-weight: ${({ $late }) => ($late ? type.medium : type.regular)};
  color: ${({ $late }) => ($late ? color.warning : color.muted)};
`
