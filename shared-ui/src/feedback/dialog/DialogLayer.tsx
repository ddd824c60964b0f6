import { useLocale } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, layer, noticesHeight, print, space, tabletQuery } from '@carrier-portal/shared-ui/theme'
import type { ComponentProps } from 'react'
import { PrintedAlone, printedAlone } from '../providers/PrintedAlone.tsx'
import { ThemedRoot, useSurroundings } from '../providers/UiProvider.tsx'

/** The least space above and below a dialog on tablets and desks. */
const EDGE = `min(${space(8)}, 4vh)`

/** The layer over the page. It sets theme and language itself, because the page may belong to another company. */
export function DialogLayer({ ownerState: _, ...rest }: ComponentProps<typeof Layer> & { ownerState?: object }) {
  const { scheme, tokens } = useSurroundings()
  const locale = useLocale()
  return (
    <>
      <PrintedAlone />
      <Layer {...printedAlone} lang={locale} data-theme={scheme} {...rest} style={{ ...rest.style, ...tokens }} />
    </>
  )
}

/** `StyleScope` makes a query for a width alone one of a container, which the layer has none of; with `screen` it stays the window's. */
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
  @media screen and ${tabletQuery} {
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
