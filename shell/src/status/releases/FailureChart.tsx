import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line } from '@carrier-portal/shared-ui/theme'
import type { CountPoint } from './releaseFacts.ts'

const DAY_MS = 86_400_000
const WIDTH = 192
const HEIGHT = 32

interface FailureChartProps {
  /** The accessible name. */
  readonly label: string
  readonly points: readonly CountPoint[]
  /** The right end, in milliseconds since 1970; the chart shows the day before it. */
  readonly now: number
}

/** The failure rate of a version over a day: one bar for each five minutes with loads; the full height is 100 %. */
export function FailureChart({ label, points, now }: FailureChartProps) {
  return (
    <Chart role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      {points
        .filter(({ loads, at }) => loads > 0 && at > now - DAY_MS)
        .map((point) => {
          const rate = failureRate(point)
          const height = Math.max(1, rate * HEIGHT)
          const x = (1 - (now - point.at) / DAY_MS) * WIDTH
          return <Bar key={point.at} $failed={rate > 0} x={x - 1} y={HEIGHT - height} width={2} height={height} />
        })}
    </Chart>
  )
}

/** The part of the loads that failed, 0 to 1. */
export function failureRate({ loads, failures }: Pick<CountPoint, 'loads' | 'failures'>): number {
  return loads === 0 ? 0 : Math.min(1, failures / loads)
}

const Chart = styled.svg`
  border-bottom: ${line.thin} solid ${color.control};
  vertical-align: middle;
`

/** A bar without failures shows only that there were loads. */
const Bar = styled.rect<{ $failed: boolean }>`
  fill: ${({ $failed }) => ($failed ? color.danger : color.control)};
`
