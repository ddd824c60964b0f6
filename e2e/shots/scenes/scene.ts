import type { Page } from '@playwright/test'
import type { HostTool } from '../../embedding/hostTool.ts'
import { seedNow } from '../../portal/seedTime.ts'

/** One state of one screen: what a person does to see it, from a signed-in page (or a signed-out one). */
export interface Scene {
  readonly name: string
  /** The demo account; undefined for a signed-out page. */
  readonly username?: string
  /** Only narrow windows have this state. */
  readonly narrow?: true
  /** The scene sets the browser's clock itself. */
  readonly movesClock?: true
  show(page: Page, tool: HostTool): Promise<void>
}

/** The browser's clock, a few minutes after the time of the demo data: every run shows the same working day. */
export const shownTime = Date.parse(seedNow) + 4 * 60_000
