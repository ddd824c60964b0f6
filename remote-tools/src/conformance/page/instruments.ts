import { countListeners } from './countListeners.ts'
import { countTimers } from './countTimers.ts'
import type { PageRecord } from './pageRecord.ts'
import { preventNavigations } from './preventNavigations.ts'
import { recordWrites } from './recordWrites.ts'

/** The first script of the page. It patches timers, listeners, storage and fetch to measure all later code. */
const initialGlobals = new Set(Object.getOwnPropertyNames(window))
const timers = countTimers()
const listeners = countListeners()
const writes = recordWrites()
const navigations = preventNavigations()
const errors: string[] = []
let reactCopies = 0
let pending = 0

addEventListener('error', ({ message }) => errors.push(`error: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled rejection: ${String(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  errors.push(`content security policy: ${violatedDirective} ${blockedURI}`),
)

// Each copy of React's renderer registers with this hook, in production too.
Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  value: {
    supportsFiber: true,
    renderers: new Map(),
    inject() {
      reactCopies += 1
      return reactCopies
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

const originalFetch = window.fetch
window.fetch = async (...parameters) => {
  pending += 1
  try {
    return await originalFetch(...parameters)
  } finally {
    pending -= 1
  }
}

window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.origin).origin === location.origin) return address
    throw new TypeError(`Refused a script of another origin: ${address}`)
  },
})

const record = (): PageRecord => ({
  timers: timers(),
  listeners: listeners(),
  pending,
  writes: writes(),
  reactCopies,
  errors: [...errors],
  navigations: navigations(),
  globals: Object.getOwnPropertyNames(window).filter((name) => !initialGlobals.has(name)),
  styleElements: document.querySelectorAll('style, link[rel=stylesheet]').length,
  styleRules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  elements: document.body.querySelectorAll('*').length,
})

Object.defineProperty(window, 'conformanceRecord', { value: record })
