import type { Page } from '@playwright/test'

/** What a page holds after a garbage collection. */
interface KeptByPage {
  readonly listeners: number
  readonly nodes: number
  readonly heapBytes: number
  /** Timers that were started and neither fired nor were cleared. */
  readonly timers: number
}

/** Opens a debugger session that counts what the page keeps. Call it before the page is opened: it follows the page's timers. */
export async function watchKept(page: Page): Promise<() => Promise<KeptByPage>> {
  await page.addInitScript(followTimers)
  const debuggerSession = await page.context().newCDPSession(page)
  await debuggerSession.send('Performance.enable')
  return async () => {
    await debuggerSession.send('HeapProfiler.collectGarbage')
    const { metrics } = await debuggerSession.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      heapBytes: metric('JSHeapUsedSize'),
      timers: await page.evaluate(() => Reflect.get(window, 'timers').size),
    }
  }
}

/** Runs in the page from its start. */
function followTimers() {
  const timers = new Set<number>()
  Reflect.set(window, 'timers', timers)
  const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window
  const set = (act: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = begin(() => {
      timers.delete(id)
      if (typeof act === 'function') act(...rest)
    }, ms)
    timers.add(id)
    return id
  }
  const clear = (id?: number) => {
    if (id !== undefined) timers.delete(id)
    end(id)
  }
  Object.assign(window, { setTimeout: set, clearTimeout: clear })
  Object.assign(window, {
    setInterval: (act: TimerHandler, ms?: number) => {
      const id = repeat(act, ms)
      timers.add(id)
      return id
    },
    clearInterval: (id?: number) => {
      if (id !== undefined) timers.delete(id)
      stop(id)
    },
  })
}
