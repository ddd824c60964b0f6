import { createGlobalStyle, styled } from '@carrier-portal/shared-ui/kit'
import { color, layer, noticesHeight, print, space, wide } from '@carrier-portal/shared-ui/theme'
import type { ComponentProps } from 'react'
import { ThemedRoot, useSurroundings } from './UiProvider.tsx'

/** The least space above and below a dialog on tablets and desks. */
const EDGE = `min(${space(8)}, 4vh)`

/** The layer over the page. It sets the theme itself, because the page may belong to another company. */
export function DialogLayer({ ownerState: _, ...rest }: ComponentProps<typeof Layer> & { ownerState?: object }) {
  const { scheme, tokens } = useSurroundings()
  return (
    <>
      <HiddenPage />
      <Layer data-dialog-layer="" data-theme={scheme} {...rest} style={{ ...rest.style, ...tokens }} />
    </>
  )
}

/** Paper shows the dialog alone. In another company's page these styles are in a shadow root, and hide the editor alone. */
const HiddenPage = createGlobalStyle`
  ${print} {
    :has([data-dialog-layer]) > :not([data-dialog-layer], :has([data-dialog-layer])) { display: none !important; }
  }
`

const Layer = styled(ThemedRoot)`
  position: fixed;
  inset: 0;
  /* Its height is that of the window, and a query for it is in the rem of the page, which large texts change. */
  container-type: size;
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
  /* Fixed, it would end with the first page. */
  ${print} {
    position: static;
    container-type: normal;
    display: block;
    padding: 0;
    background: none;
  }
`
