import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** An open tab may request a chunk of its build of the shell this long after a newer build. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000
/** Longer than a start copies a build. */
const COPY_MS = 60_000

/** The files of a build whose names do not change. The page comes last: it names the assets of its build. */
const STABLE_FILES = ['service-worker.js', 'service-worker-removal.js', 'index.html']

/** Copies a build of the shell into the served folder: replaces page and worker and keeps the assets of older builds. */
export function publishShell(built: string, served: string, now: number): void {
  const assets = join(served, 'assets')
  mkdirSync(assets, { recursive: true })
  renewServedBuild(assets, now)
  for (const file of readdirSync(join(built, 'assets'))) {
    const [source, target] = [join(built, 'assets', file), join(assets, file)]
    // The content hash is in the name, so that a file of another size is one that an interrupted start has left incomplete.
    if (!existsSync(target) || statSync(target).size !== statSync(source).size) copy(source, target)
    utimesSync(target, new Date(now), new Date(now))
  }
  for (const name of STABLE_FILES)
    for (const file of [name, `${name}.br`, `${name}.gz`]) copyOrDelete(join(built, file), join(served, file))
  for (const file of readdirSync(assets)) {
    const target = join(assets, file)
    if (now - statSync(target).mtimeMs > RETENTION_DAYS * DAY_MS) rmSync(target)
  }
}

/**
 * Begins the retention of the build that was served until now. Its files are those with the latest time, that of its last start,
 * which may be long ago. They get an earlier time than the new build, whose files are the latest ones at the next start.
 */
function renewServedBuild(assets: string, now: number): void {
  const files = readdirSync(assets).map((file) => join(assets, file))
  const written = files.map((file) => ({ file, at: statSync(file).mtimeMs }))
  const latest = Math.max(...written.map(({ at }) => at))
  const renewed = new Date(now - COPY_MS)
  for (const { file, at } of written) if (latest - at < COPY_MS) utimesSync(file, renewed, renewed)
}

/** Copies a file over the served one, which is deleted when the build does not have it. */
function copyOrDelete(source: string, target: string): void {
  if (existsSync(source)) copy(source, target)
  else rmSync(target, { force: true })
}

/** Replaces a file in one step: nginx, which serves the page itself while the host starts, finds it missing at no moment. */
function copy(source: string, target: string): void {
  const unfinished = `${target}.unfinished`
  cpSync(source, unfinished)
  renameSync(unfinished, target)
}
