import { countListeners } from './countListeners.ts'
import { countTimers } from './countTimers.ts'
import { noteWrites } from './noteWrites.ts'
import type { PageRecord } from './record.ts'

/** The first script of the page: it takes the measure of everything that runs after it. */
const known = new Set(Object.getOwnPropertyNames(window))
const timers = countTimers()
const listeners = countListeners()
const writes = noteWrites()
const faults: string[] = []
let reacts = 0
let pending = 0

addEventListener('error', ({ message }) => faults.push(`error: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${String(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  faults.push(`against the page's policy: ${violatedDirective} ${blockedURI}`),
)

// React tells its developer tools of each copy of its renderer, in production too.
Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  value: {
    supportsFiber: true,
    renderers: new Map(),
    inject() {
      reacts += 1
      return reacts
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

const fetchNow = window.fetch
window.fetch = async (...parameters) => {
  pending += 1
  try {
    return await fetchNow(...parameters)
  } finally {
    pending -= 1
  }
}

window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.origin).origin === location.origin) return address
    throw new TypeError(`A script of another origin was refused: ${address}`)
  },
})

const record = (): PageRecord => ({
  timers: timers(),
  listeners: listeners(),
  pending,
  writes: writes(),
  reacts,
  faults: [...faults],
  globals: Object.getOwnPropertyNames(window).filter((name) => !known.has(name)),
  styleElements: document.querySelectorAll('style, link[rel=stylesheet]').length,
  styleRules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  elements: document.body.querySelectorAll('*').length,
})

Object.defineProperty(window, 'conformanceRecord', { value: record })
