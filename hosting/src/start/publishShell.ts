import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** An open tab may request a chunk of its build of the shell this long after a newer build. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Copies a build of the shell into the served folder: replaces the page and keeps the assets of older builds. */
export function publishShell(built: string, served: string, now: number): void {
  const assets = join(served, 'assets')
  mkdirSync(assets, { recursive: true })
  for (const file of readdirSync(join(built, 'assets'))) {
    const target = join(assets, file)
    // The content hash is in the name.
    if (!existsSync(target)) cpSync(join(built, 'assets', file), target)
    utimesSync(target, new Date(now), new Date(now))
  }
  cpSync(join(built, 'index.html'), join(served, 'index.html'))
  for (const file of readdirSync(assets)) {
    const target = join(assets, file)
    if (now - statSync(target).mtimeMs > RETENTION_DAYS * DAY_MS) rmSync(target)
  }
}
