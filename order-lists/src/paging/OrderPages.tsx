import { Icon, type IconName, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import {
  chosenWhenForced,
  color,
  line,
  print,
  radius,
  space,
  tabletQuery,
  tabularNumbers,
  target,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'
import { useLayoutEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { pageLinks } from './pageLinks.ts'

interface OrderPagesProps {
  /** Above or below the list: each has its own accessible name. */
  readonly position: 'top' | 'bottom'
  /** From 1. */
  readonly page: number
  readonly pages: number
  onPage(page: number): void
}

/**
 * At most five page links around the current one, on phones three, with links to both ends. The navigation above the list
 * announces each page that is opened: the focus may stay on "Go to next page", whose name is the same on every page.
 */
export function OrderPages({ position, page, pages, onPage }: OrderPagesProps) {
  const t = useMessages(messages)
  const nav = useRef<HTMLElement>(null)
  const [firstPage] = useState(page)
  // A status that is rendered with a text may be announced, so it is empty until another page is opened.
  const [hasMoved, setMoved] = useState(false)
  if (page !== firstPage && !hasMoved) setMoved(true)
  // A button that the opened page or a shorter list disables would lose the focus, so the link of the page gets it and is announced.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused?.matches(':disabled') && nav.current?.contains(focused))
      nav.current.querySelector<HTMLElement>('[aria-current]')?.focus()
  })
  const phoneLinks = pageLinks(page, pages, PHONE_LINKS)
  const step = (label: string, icon: IconName, to: number) => (
    <Page type="button" aria-label={label} disabled={to === page || to < 1 || to > pages} onClick={() => onPage(to)}>
      <Icon name={icon} />
    </Page>
  )
  return (
    <Nav ref={nav} aria-label={t.nav[position]}>
      {step(t.first, 'chevronsLeft', 1)}
      {step(t.previous, 'chevronLeft', page - 1)}
      <Links>
        {pageLinks(page, pages).map((link) => (
          <Page
            key={link}
            type="button"
            $long={link > 999}
            $outer={!phoneLinks.includes(link)}
            aria-label={link === page ? t.current(link) : t.goTo(link)}
            aria-current={link === page ? 'page' : undefined}
            onClick={() => onPage(link)}
          >
            {link}
          </Page>
        ))}
      </Links>
      {step(t.next, 'chevronRight', page + 1)}
      {step(t.last, 'chevronsRight', pages)}
      {position === 'top' && <VisuallyHidden role="status">{hasMoved && t.current(page)}</VisuallyHidden>}
    </Nav>
  )
}

/** A phone has no room for five links of a finger's width. */
const PHONE_LINKS = 3

/** As wide for one page as for all links, so that the buttons at both ends keep their positions. It fits at 320 px. */
const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, ${PHONE_LINKS}fr) repeat(2, minmax(0, 1fr));
  gap: ${space(0.5)};
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 5fr) repeat(2, minmax(0, 1fr));
  }
  ${wide.desk} {
    width: 28rem;
    margin-inline-end: 0;
  }
  ${wide.mouseDesk} {
    grid-template-columns: repeat(2, 2rem) 13rem repeat(2, 2rem);
    width: auto;
  }
  ${print} { display: none; }
`

/** The page links, centred between the buttons. */
const Links = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space(0.5)};
  > * {
    flex: 0 1 3rem;
    min-width: 0;
  }
`

const ON_PHONES_HIDDEN = `@media not all and ${tabletQuery} { display: none; }`

const Page = styled.button<{ $long?: boolean; $outer?: boolean }>`
  display: inline-flex;
  ${({ $outer }) => $outer && ON_PHONES_HIDDEN}
  align-items: center;
  justify-content: center;
  min-height: ${target.height};
  padding: 0;
  border: ${line.thin} solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font: inherit;
  font-size: ${({ $long }) => ($long ? type.small : type.body)};
  font-weight: ${type.medium};
  ${tabularNumbers}
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${color.accentSoft};
  }
  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentStrong};
    font-weight: ${type.strong};
    ${chosenWhenForced}
  }
  &:disabled {
    color: ${color.control};
    cursor: not-allowed;
  }
`
