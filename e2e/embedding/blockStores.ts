import type { Frame, Page } from '@playwright/test'

/** Lets no page of this context near cookies and storage, and notes who tries; so does a browser that blocks them all. */
export async function blockStores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const touched: string[] = []
    Reflect.set(window, 'touched', touched)
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        touched.push('read a cookie')
        return ''
      },
      set() {
        touched.push('wrote a cookie')
      },
    })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          touched.push(name)
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    for (const name of ['pushState', 'replaceState'] as const) history[name] = () => void touched.push(name)
  })
}

/** What was tried in a page or a frame. */
export function storesTouched(place: Page | Frame): Promise<string[]> {
  return place.evaluate(() => Reflect.get(window, 'touched'))
}
