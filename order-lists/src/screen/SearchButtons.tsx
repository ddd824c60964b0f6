import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import type { SearchState } from '../search/searchState.ts'
import { messages } from './messages.ts'

/** "Reset Filters" and "Search"; Search submits the form around it. On phones they fit beside the filters' summary. */
export function SearchButtons({ state, onReset }: { state: SearchState; onReset(): void }) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  return (
    <>
      <Button aria-label={t.reset} variant={desk ? 'outlined' : 'text'} onClick={onReset}>
        {desk ? t.reset : <Icon name="undo" />}
      </Button>
      <Button
        type="submit"
        variant={state === 'edited' ? 'contained' : desk ? 'outlined' : 'text'}
        disabled={state === 'blocked'}
        startIcon={desk ? <Icon name="search" /> : undefined}
      >
        {t.search}
      </Button>
    </>
  )
}
