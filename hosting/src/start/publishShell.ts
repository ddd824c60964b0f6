import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** An open tab may ask for a part of the shell it began with as late as this. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Puts a build of the shell where the host serves it from: the page is replaced, older assets stay reachable. */
export function publishShell(built: string, served: string, now: number): void {
  const assets = join(served, 'assets')
  mkdirSync(assets, { recursive: true })
  for (const file of readdirSync(join(built, 'assets'))) {
    const target = join(assets, file)
    // The content is in the name.
    if (!existsSync(target)) cpSync(join(built, 'assets', file), target)
    utimesSync(target, new Date(now), new Date(now))
  }
  cpSync(join(built, 'index.html'), join(served, 'index.html'))
  for (const file of readdirSync(assets)) {
    const target = join(assets, file)
    if (now - statSync(target).mtimeMs > KEPT_DAYS * DAY_MS) rmSync(target)
  }
}
