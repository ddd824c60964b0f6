import { useStore } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusMain } from '../portal/focusMain.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { matchRoute, routeParams } from '../routes/matchRoute.ts'
import { messages } from './messages.ts'
import { useScrollPosition } from './useScrollPosition.ts'

/**
 * Connects the router with `host.nav`; after each navigation updates the title, the scroll position and the focus. Returns the
 * name of the main element, which then has the focus: of one without a name, screen readers read only "main", and they do not
 * read a title that changes.
 */
export function usePageTransitions(): string | undefined {
  const { nav } = usePortal()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const { title, main } = usePageNames(pathname)
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

  return main
}

/**
 * The title of the document and the name of the main element. The title contains no order number and no name: titles stay in
 * the browser's history and on shared screens.
 */
function usePageNames(path: string): { readonly title: string; readonly main?: string } {
  const { configuration, screens } = usePortal()
  const locale = useLocale()
  const { titles } = useMessages(messages)
  const known = useStore(screens).screens
  const match = matchRoute(path, known)
  if (match.kind === 'unknown') return { title: configuration.productName }
  const name = match.kind === 'shell' ? titles[match.screen] : (match.screen.navigation?.label[locale] ?? titles.order)
  const params = match.kind === 'remote' ? Object.values(routeParams(path, known)) : []
  return { title: `${name} · ${configuration.productName}`, main: [name, ...params].join(' ') }
}
