import { useStore } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { placeAt } from '../routes/places.ts'
import { messages } from './messages.ts'

/** What a change of address brings with it: the title, the focus on the new screen, and word to the host. */
export function usePageMoves(): void {
  const { nav } = usePortal()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const title = usePageTitle(pathname)
  const shown = useRef(pathname)

  useEffect(() => nav.connect((to) => void navigate(to)), [nav, navigate])

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    nav.moved()
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [nav, location])
}

/** No order number, no name: a title is kept in histories and shown on shared screens. */
function usePageTitle(path: string): string {
  const { configuration, screens } = usePortal()
  const locale = useLocale()
  const { titles } = useMessages(messages)
  const place = placeAt(path, useStore(screens).screens)
  if (place.kind === 'unknown') return configuration.productName
  const own = place.kind === 'shell' ? titles[place.screen] : (place.screen.navigation?.label[locale] ?? titles.order)
  return `${own} · ${configuration.productName}`
}
