import { useStore } from '@carrier-portal/contract'
import { TabularNumbers, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space, type } from '@carrier-portal/shared-ui/theme'
import { printCountdown } from './idleRule.ts'
import type { IdleWatch } from './idleWatch.ts'
import { messages } from './messages.ts'

/** The inactivity banner: the countdown changes every second, screen readers announce it once a minute. */
export function IdleBanner({ idle }: { readonly idle: IdleWatch }) {
  const t = useMessages(messages)
  const state = useStore(idle.store)
  if (state.state !== 'warned') return null
  return (
    <Bar>
      <TabularNumbers role="alert" aria-live="off">
        {t.warning(printCountdown(state.secondsLeft))}
      </TabularNumbers>
      <VisuallyHidden aria-live="polite">{t.announced(Math.ceil(state.secondsLeft / 60))}</VisuallyHidden>
      <Button onClick={idle.touch}>{t.stay}</Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2, 4)};
  padding: ${space(2, 4)};
  border-top: ${line.thick} solid ${color.warning};
  background: ${color.warningSoft};
  color: ${color.text};
  font-weight: ${type.medium};
`
