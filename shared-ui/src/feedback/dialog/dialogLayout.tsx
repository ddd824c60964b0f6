import { keyframes, styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  externalText,
  fieldScrollPadding,
  line,
  low,
  print,
  radius,
  reducedMotion,
  space,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'
import type { DialogSize } from './Dialog.tsx'

/** The largest width of a dialog; on phones it has the whole width. */
const WIDTHS = { narrow: '36rem', wide: '56rem', full: '96rem' } satisfies Record<DialogSize, string>

/** The part of a dialog that scrolls: the body, and in a low window the whole panel. */
const scrollArea = `overflow-y: auto; overscroll-behavior: contain; ${fieldScrollPadding}`

/** Whatever is added to its content, an order that has loaded, a message or an item, moves neither its title nor its buttons. */
const FULL_HEIGHT = 'height: 100%; > * { scrollbar-gutter: stable; }'

const rise = keyframes`from { transform: translateY(1.5rem); opacity: 0; }`

/** The dialog itself: a sheet at the bottom of a phone, a box in the middle of a wider window. */
export const DialogPanel = styled.div<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  ${({ $size }) => $size === 'full' && FULL_HEIGHT}
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  color: ${color.text};
  border: ${line.thin} solid ${color.border};
  box-shadow: 0 1rem 3rem ${color.shadow};
  animation: ${rise} 140ms ease-out;
  &:focus-visible { outline: none; }
  ${reducedMotion} { animation: none; }
  /* Title and buttons would leave a low window no room for the body, or would end below its edge. In a narrow one the
     message of a field has more lines; in a wide one more room for it would scroll the title away from a form's first field. */
  ${low.layer} {
    ${scrollArea}
    scroll-padding-bottom: min(8rem, 45%);
  }
  ${low.layer} and (min-width: 30rem) { scroll-padding-bottom: min(2rem, 30%); }
  ${wide.tablet} {
    max-width: ${({ $size }) => WIDTHS[$size]};
    border-radius: ${radius.large};
  }
  /* All of its content, over as many pages as it needs. */
  ${print} {
    display: block;
    max-width: none;
    height: auto;
    max-height: none;
    border: 0;
    box-shadow: none;
    animation: none;
  }
`

/**
 * The same frame in the flow of a page: it is as high as its content, and its buttons stay visible while the page scrolls,
 * above the sticky head of a table. The browser scrolls a focused control, or a section that needs a decision, to the edge of
 * the window: behind the buttons, which are up to two lines high, or under the notices. The scroll margin keeps it between.
 */
export const InlinePanel = styled.div`
  display: flow-root;
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  > :last-child {
    position: sticky;
    z-index: 1;
    bottom: 0;
    border-radius: 0 0 ${radius.large} ${radius.large};
  }
  > :not(:last-child) :is(a, button, input, select, textarea, summary, section) { scroll-margin-block: 8rem; }
  ${low.window} { > :last-child { position: static; } }
`

/** Holds the title; it scrolls with the body in a low window alone. */
export const DialogHeader = styled.div`
  padding: ${space(3, 4, 1)};
  ${wide.tablet} {
    padding: ${space(4, 6, 1)};
  }
  ${print} { padding-inline: 0; }
`

/** The heading, which names the dialog. */
export const DialogTitle = styled.h2`
  margin: 0;
  padding-block: ${space(2)};
  font-size: ${type.large};
  font-weight: ${type.strong};
  line-height: 1.25;
  /* On a phone an order number stays in one piece. */
  text-wrap: balance;
  ${externalText}
  &:focus-visible { outline: none; }
`

/** The scrolling part between title and buttons. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space(0, 4, 4)};
  ${scrollArea}
  &:focus-visible { outline: none; }
  ${low.layer} { flex: none; overflow-y: visible; }
  /* Room for a focus ring. As padding it would also move sticky heads down, and show rows above them. */
  &::before { display: block; height: ${space(1)}; content: ''; }
  ${wide.tablet} {
    padding: ${space(0, 6, 6)};
  }
  ${print} { overflow: visible; padding: 0; }
`

/** The dialog's buttons: on phones as wide as the dialog, at its end elsewhere. A host page may reach below a home indicator. */
export const DialogFooter = styled.div`
  display: flex;
  &[hidden] { display: none; }
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(3, 4)};
  padding-bottom: calc(${space(3)} + env(safe-area-inset-bottom, 0px));
  border-top: ${line.thin} solid ${color.border};
  background: ${color.surface};
  > button {
    flex: 1 1 auto;
  }
  ${wide.tablet} {
    border-radius: 0 0 ${radius.large} ${radius.large};
    padding: ${space(4, 6)};
    > button {
      flex: 0 0 auto;
    }
  }
  ${print} { display: none; }
`
