/** The part of the browser's Navigation API that is used here; not every TypeScript library contains it. */
interface NavigationStart extends Event {
  readonly destination: { readonly url: string }
  /** The file name of a download; null for a navigation. */
  readonly downloadRequest: string | null
}

/** Schemes that another application opens; the page stays. */
const OTHER_APPLICATION = /^(tel|sms|mailto):/

/**
 * Prevents and records every navigation of the page after its load: by a link, by `location` and by `history`. A remote
 * navigates through `host.nav` alone. Downloads and links to other applications and to new tabs leave the page in place.
 */
export function preventNavigations(): () => readonly string[] {
  const navigations: string[] = []
  const navigation: unknown = Reflect.get(window, 'navigation')
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API.')
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as NavigationStart
    if (downloadRequest !== null || document.readyState !== 'complete') return
    event.preventDefault()
    if (!OTHER_APPLICATION.test(destination.url)) navigations.push(destination.url)
  })
  return () => [...navigations]
}
