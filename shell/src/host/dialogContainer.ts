/** The element of the page into which the shell and the remotes render their dialogs. */
export function dialogContainer(): HTMLElement {
  return document.getElementById('dialogs') ?? document.body
}
