import { useStore } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusMain } from '../portal/focusMain.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { matchRoute } from '../routes/matchRoute.ts'
import { messages } from './messages.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/** Connects the router with `host.nav`; after each navigation updates the title, the scroll position and the focus. */
export function usePageTransitions(): void {
  const { nav } = usePortal()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const title = usePageTitle(pathname)
  const shown = useRef(location)
  useScrollPosition()

  useEffect(() => nav.connectRouter((to) => void navigate(to)), [nav, navigate])

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const before = shown.current
    // The address that the page was opened with: nothing moved.
    if (before === location) return
    shown.current = location
    nav.notifyMoved()
    if (before.pathname === location.pathname) return
    focusMain()
  }, [nav, location])
}

/** The title contains no order number and no name: titles stay in the browser's history and on shared screens. */
function usePageTitle(path: string): string {
  const { configuration, screens } = usePortal()
  const locale = useLocale()
  const { titles } = useMessages(messages)
  const match = matchRoute(path, useStore(screens).screens)
  if (match.kind === 'unknown') return configuration.productName
  const name = match.kind === 'shell' ? titles[match.screen] : (match.screen.navigation?.label[locale] ?? titles.order)
  return `${name} · ${configuration.productName}`
}
