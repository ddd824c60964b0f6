const CHECK_MS = 500
/** Read at once: a parent that stops while this process starts is noticed too. */
const parent = process.ppid

/**
 * Calls back when the npm that runs this process as its script, or the npx that runs it, has stopped. npm's shell does not
 * forward signals, so a stopped npm leaves the process without its parent.
 */
export function onParentExit(script: string, callback: () => void): void {
  if ([script, 'npx'].includes(process.env.npm_lifecycle_event ?? ''))
    setInterval(() => process.ppid !== parent && callback(), CHECK_MS).unref()
}
