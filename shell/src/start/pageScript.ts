/** Whether an element is the script that the page names: only this one is deferred, later ones are added by code. */
export function isPageScript(target: EventTarget | null): target is HTMLScriptElement {
  return target instanceof HTMLScriptElement && target.defer
}
