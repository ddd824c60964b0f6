/** Public API of parts that are loaded after the screen that needs them is shown. */

export { type Deferred, deferred } from './deferred.ts'
export { refetchBypassingCache } from './refetchBypassingCache.ts'
export { isSavingData, prefetchWhenIdle, whenIdle } from './whenIdle.ts'
