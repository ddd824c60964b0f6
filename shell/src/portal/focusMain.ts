/** Focuses the page's main element without a scroll: after a navigation, and for a notice that is removed with the pressed button. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
