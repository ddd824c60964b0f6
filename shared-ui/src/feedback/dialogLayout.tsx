import { keyframes, styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  externalText,
  fieldScrollPadding,
  layer,
  line,
  noticesHeight,
  radius,
  reducedMotion,
  space,
  type,
  wide,
} from '@carrier-portal/shared-ui/theme'
import type { ComponentProps } from 'react'
import type { DialogSize } from './Dialog.tsx'
import { ThemedRoot, useSurroundings } from './UiProvider.tsx'

/** The largest width of a dialog; on phones it has the whole width. */
const WIDTHS = { narrow: '36rem', wide: '56rem', full: '96rem' } satisfies Record<DialogSize, string>

/** The least space above and below a dialog on tablets and desks. */
const EDGE = `min(${space(8)}, 4vh)`

const rise = keyframes`from { transform: translateY(1.5rem); opacity: 0; }`

/** The layer over the page. It sets the theme itself, because the page may belong to another company. */
export function DialogLayer({ ownerState: _, ...rest }: ComponentProps<typeof Layer> & { ownerState?: object }) {
  const { scheme, tokens } = useSurroundings()
  return <Layer data-theme={scheme} {...rest} style={{ ...rest.style, ...tokens }} />
}

const Layer = styled(ThemedRoot)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  padding-bottom: ${noticesHeight.value};
  background: ${color.scrim};
  ${wide.tablet} {
    align-items: center;
    /* A phone held sideways is wide and low. */
    padding: ${EDGE} ${space(8)} calc(${EDGE} + ${noticesHeight.value});
  }
`

/** The dialog itself: a sheet at the bottom of a phone, a box in the middle of a wider window. */
export const DialogPanel = styled.div<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  color: ${color.text};
  border: ${line.thin} solid ${color.border};
  box-shadow: 0 1rem 3rem ${color.shadow};
  animation: ${rise} 140ms ease-out;
  &:focus-visible { outline: none; }
  ${reducedMotion} { animation: none; }
  ${wide.tablet} {
    max-width: ${({ $size }) => WIDTHS[$size]};
    border-radius: ${radius.large};
  }
`

/** The same frame in the flow of a page: it is as high as its content, and its buttons stay visible while the page scrolls. */
export const InlinePanel = styled.div`
  display: flow-root;
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  > :last-child {
    position: sticky;
    bottom: 0;
    border-radius: 0 0 ${radius.large} ${radius.large};
  }
`

/** Holds the title; it does not scroll with the body. */
export const DialogHeader = styled.div`
  padding: ${space(3, 4, 1)};
  ${wide.tablet} {
    padding: ${space(4, 6, 1)};
  }
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
`

/** The scrolling part between title and buttons. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(0, 4, 4)};
  ${fieldScrollPadding}
  /* Room for a focus ring. As padding it would also move sticky heads down, and show rows above them. */
  &::before { display: block; height: ${space(1)}; content: ''; }
  ${wide.tablet} {
    padding: ${space(0, 6, 6)};
  }
`

/** The dialog's buttons: on phones as wide as the dialog, in wider windows at its end. */
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
`

/** The question of an inline confirmation, before its buttons. */
export const Question = styled.p`
  margin: 0;
  flex: 1 1 100%;
  font-weight: ${type.medium};
  ${wide.tablet} {
    flex: 1 1 auto;
  }
`
