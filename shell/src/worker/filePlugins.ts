import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { intactCopies } from './intactCopies.ts'

/**
 * How files are stored: 200, of which those used longest ago are deleted first. Not by age: a file never changes under its
 * name, and Workbox passes no copy on that was downloaded longer ago than its `maxAgeSeconds`, also one in daily use.
 */
export const filePlugins: WorkboxPlugin[] = [
  intactCopies,
  new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
]
