import type { Frame, Page } from '@playwright/test'

/** Blocks cookies and storage in every page of this context and records each access, like a browser that blocks both. */
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

/** The blocked accesses of a page or a frame. */
export function storesTouched(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() => Reflect.get(window, 'touched'))
}
