import type { Notice } from '@carrier-portal/contract'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack'
import { useLayoutEffect, useRef } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'

/** How many toasts are shown at once on desks. */
export const MAX_AT_ONCE = 3

/** How long a toast of a phone is shown where it is in the way: as long as an order's number and a word take to read. */
const LEAST_MS = 2_000

/** On a phone one toast covers the top bar. */
const maxAtOnce = () => (globalThis.matchMedia?.(deskQuery).matches === false ? 1 : MAX_AT_ONCE)

const VARIANTS = {
  success: 'success',
  neutral: 'default',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<Notice['tone'], string>

/** On a phone a toast is over the title of a dialog: that of the next order would be read as the one that was just saved. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null

/** `mayEnd`: it was shown long enough to make room for another one, or for a dialog. */
type ShownNotice = Notice & { readonly mayEnd: boolean }

/**
 * Notistack closes the oldest toast when there are too many, so further notices wait in a queue. On phones a confirmation
 * makes room for a dialog, and for the next one, else that of the fifth order in a row would be shown 20 s after it. An equal
 * one replaces the shown toast, so that the second of two saves is not confirmed when the first toast has gone. A sign-out
 * removes all of them.
 */
export function useToastQueue(early: Notice[]) {
  const { sessionStore, notices } = usePortal()
  const count = useRef(0)
  useLayoutEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const after = (ms: number, run: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.add(timer)
    }
    let waiting: Notice[] = []
    const shown = new Map<SnackbarKey, ShownNotice>()
    const makeRoom = () => {
      if (maxAtOnce() > 1 || (waiting.length === 0 && !isDialogOpen())) return
      for (const [key, { tone, mayEnd }] of shown)
        if (mayEnd && (tone === 'success' || tone === 'neutral')) closeSnackbar(key)
    }
    const showNext = () => {
      const next = shown.size < maxAtOnce() ? waiting.shift() : undefined
      if (!next) return
      const onExited = () => {
        shown.delete(key)
        showNext()
      }
      // Notistack's own keys are a time plus a random number, of which 12 bits remain: one in 4,096 pairs of a moment are equal.
      count.current += 1
      const key = enqueueSnackbar(next.text, { key: count.current, variant: VARIANTS[next.tone], onExited })
      shown.set(key, { ...next, mayEnd: false })
      after(LEAST_MS, () => {
        if (shown.has(key)) shown.set(key, { ...next, mayEnd: true })
        makeRoom()
      })
    }
    const show = (notice: Notice) =>
      after(notice.afterMs ?? 0, () => {
        if (!waiting.some(({ text }) => text === notice.text)) waiting.push(notice)
        for (const [key, { text }] of shown) if (text === notice.text) closeSnackbar(key)
        showNext()
        makeRoom()
      })
    // A dialog that opens takes the focus.
    document.addEventListener('focusin', makeRoom)
    const stopNotices = notices.subscribe(show)
    early.splice(0).forEach(show)
    const stopSession = sessionStore.store.subscribe(() => {
      if (sessionStore.store.get().state !== 'out') return
      for (const timer of timers) clearTimeout(timer)
      waiting = []
      closeSnackbar()
    })
    return () => {
      document.removeEventListener('focusin', makeRoom)
      stopNotices()
      stopSession()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [sessionStore, notices, early])
}
