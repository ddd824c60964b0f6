import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type EarlyInput, earlyInput, readEarlyInput } from '../start/earlyInput.ts'

/** How often a pressed element of the prerendered login is looked for again. */
const PRESS_INTERVAL_MS = 20

/** React's root for the page. */
interface FirstView {
  /**
   * Renders in tasks of a few milliseconds, between which the browser handles input. `onReplaced` receives what was done in
   * the prerendered login.
   */
  render(content: ReactNode, onReplaced?: (input: EarlyInput) => void): void
}

/**
 * Creates React's root. The prerendered login stays in use while React renders into an element that is not in the document
 * yet; at the end one task replaces the one by the other, with what was typed, and the focus.
 */
export function createFirstView(page: Window, container: HTMLElement): FirstView {
  const { document } = page
  const isLoginShown = document.documentElement.dataset.start === 'login'
  const target = isLoginShown ? document.createElement('div') : container
  const root = createRoot(target)

  function replaceLogin(onReplaced?: (input: EarlyInput) => void) {
    // A browser fires no click for a press that begins on one element and ends on another.
    if (container.querySelector(':active')) {
      setTimeout(replaceLogin, PRESS_INTERVAL_MS, onReplaced)
      return
    }
    const input = readEarlyInput(document)
    flushSync(() => earlyInput.set(input))
    target.id = container.id
    container.replaceWith(target)
    removePrerenderedStyles(document)
    restoreFocus(input)
    onReplaced?.(input)
  }

  function renderPage(content: ReactNode) {
    container.replaceChildren()
    // No rule hides #root any more, whose new elements are measured while React renders them.
    document.documentElement.dataset.start = 'rendering'
    // The styles contain the theme: without them the empty page would change its colors and its text size.
    startTransition(() => root.render(<AtCommit run={() => removePrerenderedStyles(document)}>{content}</AtCommit>))
  }

  function restoreFocus({ focused }: EarlyInput) {
    if (focused) target.querySelector<HTMLInputElement>(`input[name="${focused}"]`)?.focus()
  }

  return {
    render(content, onReplaced) {
      if (!isLoginShown) renderPage(content)
      else
        startTransition(() => root.render(<AfterEffects run={() => replaceLogin(onReplaced)}>{content}</AfterEffects>))
    },
  }
}

interface ActionProps {
  readonly run: () => void
  readonly children: ReactNode
}

/** Calls `run` after all effects of the first render: within an effect React renders nothing synchronously. */
function AfterEffects({ run, children }: ActionProps) {
  useEffect(() => queueMicrotask(run), [run])
  return children
}

/** Calls `run` when the first render is committed, before it is painted. */
function AtCommit({ run, children }: ActionProps) {
  useLayoutEffect(run, [run])
  return children
}

function removePrerenderedStyles(page: Document) {
  for (const style of page.querySelectorAll('style[data-prerendered]')) style.remove()
  page.documentElement.dataset.start = 'app'
}
