import type { Notice } from '@carrier-portal/contract'
import { createGlobalStyle, styled } from '@carrier-portal/shared-ui/kit'
import { deskQuery, layer, space, target } from '@carrier-portal/shared-ui/theme'
import { SnackbarProvider } from 'notistack'
import { OUTBOX_BUTTON_ID } from '../outbox-list/OutboxButton.tsx'
import { Toast } from './Toast.tsx'
import { MAX_AT_ONCE, useToastQueue } from './useToastQueue.ts'

const SHOWN_FOR_MS = 5_000

interface ToastsProps {
  /** Notices that were emitted before the toast area was loaded; the list is emptied. */
  readonly early: Notice[]
}

/** The toast area: at most 3 at once, on phones one; 5 s each, longer while pointed at. */
export function Toasts({ early }: ToastsProps) {
  useToastQueue(early)
  return (
    <Area>
      <Position />
      <SnackbarProvider
        maxSnack={MAX_AT_ONCE}
        autoHideDuration={SHOWN_FOR_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: Toast, default: Toast, warning: Toast, error: Toast }}
      />
    </Area>
  )
}

/**
 * As high as the page, so that toasts scroll with its head until they are at the window's top. A toast slides in from the right
 * and out again, and would give the page a horizontal scrollbar meanwhile, which lifts what is at the window's bottom.
 */
const Area = styled.div`
  position: absolute;
  inset: 0;
  overflow-x: clip;
  z-index: ${layer.notice};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  pointer-events: none;
`

/**
 * Desks: at the top right, below the navigation, and below the buttons that a screen has beside its title. A scrolled list has
 * the buttons of its orders there, so in a scrolled page a toast is at the window's edge, over the headings of a table.
 * Phones: over the product name, beside the Menu button, where a toast covers no button of a screen or a dialog.
 */
const Position = createGlobalStyle`
  body {
    position: relative;
  }
  @media ${deskQuery} {
    body .notistack-SnackbarContainer {
      position: sticky;
      top: 0;
      margin-top: calc(${space(5)} + ${target.height});
    }
    body:has(main h1 ~ button, main h1 + div > button) .notistack-SnackbarContainer {
      margin-top: calc(${space(11)} + 2 * ${target.height});
    }
  }
  @media not all and ${deskQuery} {
    body .notistack-SnackbarContainer {
      top: 0;
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
