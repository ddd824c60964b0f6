import { useStore } from '@carrier-portal/contract'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { chosenWhenForced, color, line, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, type Location, useLocation } from 'react-router-dom'
import { LogOutButton } from '../login/LogOutButton.tsx'
import { useRequestLogOut } from '../login/useLogOut.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { loadedServices } from '../portal/portal.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import { messages } from './messages.ts'

/** Links to the remotes' screens, and Log Out; behind the "Menu" button on phones, where Escape closes them. */
export function MainNavigation() {
  const t = useMessages(messages)
  const locale = useLocale()
  const requestLogOut = useRequestLogOut()
  const portal = usePortal()
  const prefetch = (remote: string | undefined) => {
    if (remote !== undefined) void loadedServices(portal)?.loader.startAhead(remote)
  }
  const { screens } = useStore(portal.screens)
  const location = useLocation()
  const [openAt, setOpenAt] = useState<Location>()
  const current = matchRoute(location.pathname, screens)
  // Each navigation has a location object of its own, so that it closes the menu, and Back does not open it again.
  const isOpen = openAt === location
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpenAt(undefined)
    button.current?.focus()
  }
  return (
    <>
      <MenuButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls="main-navigation"
        onClick={() => setOpenAt(isOpen ? undefined : location)}
        onKeyDown={closeOnEscape}
      >
        {t.menu}
      </MenuButton>
      <Links id="main-navigation" aria-label={t.main} $open={isOpen} onKeyDown={closeOnEscape}>
        {screens.map(
          (screen) =>
            screen.navigation && (
              <NavLink
                key={screen.route}
                to={`/${screen.route}`}
                aria-current={current.kind === 'remote' && current.screen.route === screen.route ? 'page' : undefined}
                onPointerEnter={() => prefetch(screen.remote)}
                onFocus={() => prefetch(screen.remote)}
                onClick={(event) => {
                  // A click with such a key opens another tab or window.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  setOpenAt(undefined)
                  if (portal.nav.applyPendingUpdate(`/${screen.route}`)) event.preventDefault()
                }}
              >
                {screen.navigation.label[locale]}
              </NavLink>
            ),
        )}
        <LogOut request={requestLogOut} />
      </Links>
    </>
  )
}

const MenuButton = styled(Button)`
  ${wide.desk} {
    && {
      display: none;
    }
  }
`

const LogOut = styled(LogOutButton)`
  && {
    justify-content: flex-start;
  }
`

const Links = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-direction: column;
  align-items: stretch;
  flex: 1 0 100%;
  gap: ${space(1)};
  padding-top: ${space(2)};
  ${wide.desk} {
    display: flex;
    flex: 0 1 auto;
    flex-direction: row;
    align-items: center;
    padding-top: 0;
  }
`

const NavLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target.height};
  padding: ${space(1.5, 4)};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: ${type.medium};
  text-decoration: none;
  &:hover {
    background: ${color.accentSoft};
  }
  &[aria-current='page'] {
    color: ${color.accent};
    box-shadow: inset 0 calc(-1 * ${line.thick}) 0 ${color.accent};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    ${chosenWhenForced}
  }
`
