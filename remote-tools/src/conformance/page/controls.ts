/** A control on the page, with its role and accessible name for messages: 'button "Save"'. */
export interface Control {
  readonly label: string
  readonly element: HTMLElement
}

const SELECTOR = [
  'a[href], button, select, summary',
  'input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'combobox'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ')

/** The enabled, visible controls within `root` that a user can reach now: those of an open modal dialog, else all. */
export function reachableControls(root: ParentNode): readonly Control[] {
  const dialog = [...root.querySelectorAll(':modal')].at(-1)
  return [...(dialog ?? root).querySelectorAll<HTMLElement>(SELECTOR)]
    .filter(isOperable)
    .map((element) => ({ label: labelOf(element), element }))
}

/** Operates a control as a press does; a select gets its last option. */
export function operate(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = element.options.length - 1
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const press = { bubbles: true, cancelable: true, composed: true, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...press, buttons: 1 }))
  element.dispatchEvent(new MouseEvent('mousedown', { ...press, buttons: 1 }))
  element.focus()
  element.dispatchEvent(new PointerEvent('pointerup', press))
  element.dispatchEvent(new MouseEvent('mouseup', press))
  element.click()
}

function isOperable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]')) return false
  return element.checkVisibility({ visibilityProperty: true })
}

function labelOf(element: HTMLElement): string {
  const role = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName
  const labelledBy = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => textOfId(element, id))
    .join(' ')
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const name =
    labelledBy ||
    element.getAttribute('aria-label') ||
    labels.map((label) => label.textContent).join(' ') ||
    element.textContent ||
    element.title
  return `${role === 'a' ? 'link' : role} "${name.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`
}

/** An id is unique within its document or shadow root only. */
function textOfId(element: HTMLElement, id: string): string {
  const root = element.getRootNode()
  return (root instanceof ShadowRoot ? root : document).getElementById(id)?.textContent ?? ''
}
