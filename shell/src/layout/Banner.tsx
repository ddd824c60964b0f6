import { useStore } from '@carrier-portal/contract'
import { Mark } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  line,
  print,
  space,
  tabletQuery,
  target,
  type,
  visuallyHidden,
  wide,
} from '@carrier-portal/shared-ui/theme'
import { usePortal } from '../portal/PortalProvider.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { messages } from './messages.ts'

/** The top bar: the product name and, for signed-in users, the navigation. */
export function Banner() {
  const t = useMessages(messages)
  const { configuration, sessionStore, parts } = usePortal()
  const part = useStore(parts.signedIn.store)
  const isSignedIn = useStore(sessionStore.store).state !== 'out'
  return (
    <Bar>
      <Brand>
        <Mark />
        <ProductName>
          <strong>{configuration.productName}</strong> <span aria-hidden="true">·</span> <span>{t.orderHub}</span>
        </ProductName>
      </Brand>
      {isSignedIn && part.state === 'ready' && <part.part.OutboxButton />}
      {isSignedIn && <MainNavigation />}
    </Bar>
  )
}

const ProductName = styled.div``

/** With the count of unsent saves the bar has four parts: a phone then hides the product's name beside the mark. */
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0, 3)};
  min-height: calc(${space(4)} + ${target.height});
  padding: ${space(2, 4)};
  border-bottom: ${line.thin} solid ${color.border};
  background: ${color.surface};
  @media not all and ${tabletQuery} {
    &:has(> :nth-child(4)) ${ProductName} {
      ${visuallyHidden}
    }
  }
  ${wide.desk} {
    padding-inline: ${space(6)};
  }
  ${print} { display: none; }
`

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  /* Beside the Menu button, whatever the length of the product name, and never below it. */
  flex: 1 1 0;
  min-width: min-content;
  line-height: 1.2;
  font-size: 0.9375rem;
  strong {
    font-weight: ${type.strong};
  }
  ${wide.desk} {
    font-size: ${type.body};
  }
  span {
    color: ${color.muted};
  }
`
