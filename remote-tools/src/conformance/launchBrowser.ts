import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { messageOf } from '@carrier-portal/hosting/release'
import { type Browser, chromium } from 'playwright'

/** Chromium without windows, which uses a fifth less processor time here. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
/** The kit downloads no browser; the default is Debian's Chromium. */
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium')

/** Throws when there is no browser, before anything is started. */
export function requireBrowser(): void {
  if (!existsSync(CHROMIUM))
    throw new Error(`There is no browser at ${CHROMIUM}. Install Chromium, or name yours in the variable CHROMIUM.`)
}

/** Launches the browser; a failure names its path and what the browser itself printed, without the driver's log. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }).catch((cause: unknown) => {
    throw new Error(
      `The browser ${CHROMIUM} does not start: ${launchReason(messageOf(cause))}. Correct this, or name another Chromium in the variable CHROMIUM.`,
    )
  })
}

/** The driver repeats each line of the browser in its log, in colours, and begins with a sentence of its own. */
function launchReason(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const printed = lines.flatMap((line) => /\[pid=\d+\]\[err\] (.+)/.exec(line)?.[1] ?? [])
  // Chromium reports what it does without before the cause that ends it.
  return [...new Set(printed)].slice(-3).join('; ') || (lines[0] ?? '').replace('browserType.launch: ', '')
}
