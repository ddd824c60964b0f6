import type { Notice } from '@carrier-portal/contract'
import { createGlobalStyle } from '@carrier-portal/shared-ui/kit'
import { deskQuery, space, target } from '@carrier-portal/shared-ui/theme'
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack'
import { useLayoutEffect } from 'react'
import { OUTBOX_BUTTON_ID } from '../outbox-list/OutboxButton.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Toast } from './Toast.tsx'

const SHOWN_FOR_MS = 5_000
const MAX_AT_ONCE = 3

/** On a phone one toast covers the top bar. */
const maxAtOnce = () => (globalThis.matchMedia?.(deskQuery).matches === false ? 1 : MAX_AT_ONCE)

interface ToastsProps {
  /** Notices that were emitted before the toast area was loaded; the list is emptied. */
  readonly early: Notice[]
}

/** The toast area: at most 3 at once, on phones one; 5 s each, longer while pointed at. */
export function Toasts({ early }: ToastsProps) {
  useNotices(early)
  return (
    <>
      <Position />
      <SnackbarProvider
        maxSnack={MAX_AT_ONCE}
        autoHideDuration={SHOWN_FOR_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: Toast, default: Toast, warning: Toast, error: Toast }}
      />
    </>
  )
}

/**
 * Desks: at the top right, below the navigation, and below the buttons that a screen has beside its title. Phones: over the
 * product name, beside the Menu button, where a toast covers no button of a screen or a dialog.
 */
const Position = createGlobalStyle`
  body .notistack-SnackbarContainer {
    top: calc(${space(5)} + ${target.height});
  }
  @media ${deskQuery} {
    body:has(main h1 ~ button) .notistack-SnackbarContainer {
      top: calc(${space(11)} + 2 * ${target.height});
    }
  }
  @media not all and ${deskQuery} {
    body .notistack-SnackbarContainer {
      top: env(safe-area-inset-top, 0px);
      left: auto;
      right: ${space(28)};
      width: auto;
      max-width: calc(100% - ${space(30)});
    }
    body:has(#${OUTBOX_BUTTON_ID}) .notistack-SnackbarContainer {
      right: ${space(47)};
      max-width: calc(100% - ${space(49)});
    }
    body:has(#${OUTBOX_BUTTON_ID}) .notistack-SnackbarContainer * {
      font-size: 0.75rem;
    }
    /* Beside the buttons a toast would have no room for its text. */
    @media (max-width: 19.9375em) {
      body .notistack-SnackbarContainer,
      body:has(#${OUTBOX_BUTTON_ID}) .notistack-SnackbarContainer {
        inset-inline: ${space(2)};
        max-width: none;
      }
    }
    /* notistack's minimum width of a toast exceeds this width. */
    body .notistack-SnackbarContainer * {
      min-width: 0;
    }
  }
`

const VARIANTS = {
  success: 'success',
  neutral: 'default',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<Notice['tone'], string>

/**
 * Shows each notice for its full time: notistack closes the oldest toast when there are too many, so further notices wait
 * in a queue. An equal one replaces the shown toast, so that the second of two saves is not confirmed when the first toast
 * has gone. A sign-out removes all of them.
 */
function useNotices(early: Notice[]) {
  const { sessionStore, notices } = usePortal()
  useLayoutEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    let waiting: Notice[] = []
    const shown = new Map<SnackbarKey, string>()
    const showNext = () => {
      const next = shown.size < maxAtOnce() ? waiting.shift() : undefined
      if (!next) return
      const onExited = () => {
        shown.delete(key)
        showNext()
      }
      const key = enqueueSnackbar(next.text, { variant: VARIANTS[next.tone], onExited })
      shown.set(key, next.text)
    }
    const show = (notice: Notice) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!waiting.some(({ text }) => text === notice.text)) waiting.push(notice)
        for (const [key, text] of shown) if (text === notice.text) closeSnackbar(key)
        showNext()
      }, notice.afterMs ?? 0)
      timers.add(timer)
    }
    const stopNotices = notices.subscribe(show)
    early.splice(0).forEach(show)
    const stopSession = sessionStore.store.subscribe(() => {
      if (sessionStore.store.get().state !== 'out') return
      for (const timer of timers) clearTimeout(timer)
      waiting = []
      closeSnackbar()
    })
    return () => {
      stopNotices()
      stopSession()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [sessionStore, notices, early])
}
