import { StyleSheetManager } from '@carrier-portal/shared-ui/kit'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'

type ManagerProps = ComponentProps<typeof StyleSheetManager>
type StylisPlugin = NonNullable<ManagerProps['stylisPlugins']>[number]

/** The size of one rem, and of one em of a width query, in another company's page. */
export const PX_PER_REM = 16

/**
 * Another company's page may set any font size on its root element, and rem refers to that element even in a shadow
 * root. Styles with a style target of their own therefore replace one rem by 16 pixels.
 */
const remToPx: StylisPlugin = (element) => {
  if (element.type === 'decl' || element.type === '@container') element.value = remValuesToPx(element.value)
  return undefined
}

/**
 * In another company's page the window's width is not the available width: a media query for a width becomes a query
 * of the nearest container: the one around everything in the style target, or the layer of a dialog.
 */
const mediaToContainer: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = toContainerRule(element.value)
  return undefined
}

const PLUGINS = [remToPx, mediaToContainer]

/**
 * `@media (min-width: 56.25em)`, or its opposite with `not all and`, as a rule for a container's width in pixels; any other rule
 * as it is.
 */
export function toContainerRule(rule: string): string {
  return rule.replace(
    /^@media\s*(not all and )?(\((?:min|max)-width:\s*)([\d.]+)em\)$/,
    (_, not, start, ems) => `@container ${not ? 'not ' : ''}${start}${Number(ems) * PX_PER_REM}px)`,
  )
}

/** A declaration's text with its rems as pixels: `padding:0.5rem 1rem;` becomes `padding:8px 16px;`. */
export function remValuesToPx(text: string): string {
  return text.replace(/(?<![\w-])(-?\d*\.?\d+)rem\b/g, (_, rems) => `${Number(rems) * PX_PER_REM}px`)
}

interface StyleScopeProps {
  readonly nonce: string | undefined
  readonly target: ManagerProps['target']
  readonly children: ReactNode
}

/**
 * Sets the parent and the nonce of style elements. With a `nonce`, the styles get an element of their own; without one,
 * styled-components reads the page's nonce from its meta element.
 */
export function StyleScope({ nonce, target, children }: StyleScopeProps) {
  if (target !== undefined)
    return (
      <StyleSheetManager target={target} nonce={nonce} stylisPlugins={PLUGINS}>
        {children}
      </StyleSheetManager>
    )
  return nonce === undefined ? children : <NonceScope nonce={nonce}>{children}</NonceScope>
}

/** Removes the style element when it unmounts, which styled-components does not do. */
function NonceScope({ nonce, children }: { nonce: string; children: ReactNode }) {
  // A style element has a sheet only while it is in the page, so it is added before the first rule is written.
  const [styleContainer] = useState(() => document.head.appendChild(document.createElement('div')))
  useEffect(() => {
    if (!styleContainer.isConnected) document.head.append(styleContainer)
    return () => styleContainer.remove()
  }, [styleContainer])
  return (
    <StyleSheetManager nonce={nonce} target={styleContainer}>
      {children}
    </StyleSheetManager>
  )
}
