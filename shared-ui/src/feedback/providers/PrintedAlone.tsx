import { createGlobalStyle } from '@carrier-portal/shared-ui/kit'
import { print } from '@carrier-portal/shared-ui/theme'

/** The attribute of an element that paper shows without the page around it; `PrintedAlone` is rendered with it. */
export const printedAlone = { 'data-printed-alone': '' } as const

/**
 * While there are elements with `printedAlone`, paper shows them and nothing else. In another company's page these styles
 * are in a shadow root, and hide the editor alone.
 */
export const PrintedAlone = createGlobalStyle`
  ${print} {
    :has([data-printed-alone]) > :not([data-printed-alone], :has([data-printed-alone])) { display: none !important; }
  }
`
