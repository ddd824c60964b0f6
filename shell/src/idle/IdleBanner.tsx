import { useStore } from '@carrier-portal/contract'
import { NoticeBar, TabularNumbers, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { printCountdown } from './idleRule.ts'
import type { IdleWatch } from './idleWatch.ts'
import { messages } from './messages.ts'

/**
 * The inactivity banner: the countdown changes every second, screen readers announce it once a minute. They announce changes
 * of a region only, so the region is there before the warning.
 */
export function IdleBanner({ idle }: { readonly idle: IdleWatch }) {
  const t = useMessages(messages)
  const state = useStore(idle.store)
  const secondsLeft = state.state === 'warned' ? state.secondsLeft : undefined
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {secondsLeft !== undefined && t.announced(Math.ceil(secondsLeft / 60))}
      </VisuallyHidden>
      {secondsLeft !== undefined && (
        <NoticeBar $warns>
          <TabularNumbers role="alert" aria-live="off">
            {t.warning(printCountdown(secondsLeft))}
          </TabularNumbers>
          <Button onClick={idle.touch}>{t.stay}</Button>
        </NoticeBar>
      )}
    </>
  )
}
