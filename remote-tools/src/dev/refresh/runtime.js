/**
 * Replaces 'react-refresh/runtime' in development builds. Shell and remotes share one copy of the runtime, so that
 * a change in a remote appears inside the shell and keeps its state. The workspace's name prefixes each id.
 */
import * as ownCopy from 'react-refresh/cjs/react-refresh-runtime.development.js'

globalThis.__portalRefresh ??= { ...ownCopy, isInjected: false }
const runtime = globalThis.__portalRefresh

export const {
  collectCustomHooksForSignature,
  createSignatureFunctionForTransform,
  getFamilyByID,
  getFamilyByType,
  hasUnrecoverableErrors,
  isLikelyComponentType,
  performReactRefresh,
  setSignature,
} = runtime

export function injectIntoGlobalHook(page) {
  if (runtime.isInjected) return
  runtime.isInjected = true
  runtime.injectIntoGlobalHook(page)
}

export function register(type, id) {
  runtime.register(type, `${__react_refresh_library__} ${id}`)
}
