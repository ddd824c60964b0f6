import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Environment variables. */
type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the process, read from its environment. */
export interface Settings {
  /** 0: a free port. */
  readonly port: number
  readonly host: string
  /** The folder of the embedded database, or `memory://`; unused with a databaseUrl. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Demo accounts and orders are created: by default with the embedded database only. */
  readonly isDemo: boolean
  /** The file of the signing keys; undefined for a database in memory, or when a DATABASE_URL lacks the setting. */
  readonly keysFile: string | undefined
  /** The time of the demo data, such as 2026-11-21T14:00-05:00; the clock's by default. */
  readonly seedNow: string | undefined
  readonly seedOrders: number
  /** Requests per minute and address. */
  readonly requestsPerMinute: number
  /** Sign-ins per minute and address, whatever their result. */
  readonly loginsPerMinute: number
  /** Threads that hash passwords. */
  readonly hashThreads: number
  /** Sign-ins that may wait for such a thread; further ones get 429. */
  readonly hashQueue: number
  /** Seconds after which a waiting sign-in gets 429 instead of being hashed. */
  readonly hashWaitSeconds: number
  /** Time limit in seconds for a request to arrive; a slower one is ended. */
  readonly requestSeconds: number
  /** Time limit in seconds for one query; the embedded database has none. */
  readonly querySeconds: number
  /** One of so many responses is checked against the contract and logged; 1 checks each and fails, as in the tests. */
  readonly responseChecks: number
  /** Seconds in which a stopping process still serves requests but `/ready` is 503. */
  readonly drainSeconds: number
  /** Origins that CORS allows, for the embedded editor. */
  readonly allowedOrigins: readonly string[]
  /** The number of proxies in front, each of which appends its client to X-Forwarded-For. */
  readonly trustProxy: number
  readonly logLevel: string
}

/** The folder that `npm start` uses, so that `npm run seed` fills the same one. */
const OWN_FOLDER = fileURLToPath(new URL('../../.data/db', import.meta.url))

/** Reads the settings; an invalid value throws an error with the variable's name. */
export function readSettings(env: Environment): Settings {
  const databaseUrl = postgresUrl(env)
  const dataDir = dataFolder(env)
  return {
    port: wholeNumber(env, 'PORT', 4000),
    host: env.HOST || '127.0.0.1',
    dataDir,
    databaseUrl,
    isDemo: demo(env) ?? databaseUrl === undefined,
    keysFile: keysFile(env, databaseUrl, dataDir),
    seedNow: time(env, 'SEED_NOW'),
    seedOrders: wholeNumber(env, 'SEED_ORDERS', 400),
    requestsPerMinute: positiveNumber(env, 'REQUESTS_PER_MINUTE', 6000),
    loginsPerMinute: positiveNumber(env, 'LOGINS_PER_MINUTE', 300),
    hashThreads: positiveNumber(env, 'HASH_THREADS', Math.max(1, availableParallelism() - 1)),
    hashQueue: positiveNumber(env, 'HASH_QUEUE', 32),
    hashWaitSeconds: positiveNumber(env, 'HASH_WAIT_SECONDS', 10),
    requestSeconds: positiveNumber(env, 'REQUEST_SECONDS', 30),
    querySeconds: positiveNumber(env, 'QUERY_SECONDS', 10),
    responseChecks: positiveNumber(env, 'RESPONSE_CHECKS', 1000),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0),
    logLevel: logLevel(env),
  }
}

function demo({ DEMO }: Environment): boolean | undefined {
  if (DEMO && DEMO !== '0' && DEMO !== '1') throw new Error(`DEMO must be 0 or 1, not '${DEMO}'`)
  return DEMO ? DEMO === '1' : undefined
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

function logLevel({ LOG_LEVEL }: Environment): string {
  if (LOG_LEVEL && !LOG_LEVELS.includes(LOG_LEVEL))
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${LOG_LEVEL}'`)
  return LOG_LEVEL || 'info'
}

/** The error does not repeat the URL, which may contain a password. */
function postgresUrl({ DATABASE_URL }: Environment): string | undefined {
  if (DATABASE_URL && !(/^postgres(ql)?:\/\//.test(DATABASE_URL) && URL.canParse(DATABASE_URL)))
    throw new Error('DATABASE_URL must be a URL like postgres://portal@db/portal, with the password in PGPASSWORD')
  return DATABASE_URL || undefined
}

/** The folder of the embedded database: DATA_DIR, or `db` within the PORTAL_DATA of `npm start`. */
function dataFolder(env: Environment): string {
  if (env.DATA_DIR === 'memory://') return env.DATA_DIR
  if (env.DATA_DIR) return absolutePath(env, env.DATA_DIR)
  return env.PORTAL_DATA ? join(absolutePath(env, env.PORTAL_DATA), 'db') : OWN_FOLDER
}

function keysFile(env: Environment, databaseUrl: string | undefined, dataDir: string): string | undefined {
  if (env.SIGNING_KEYS_FILE) return absolutePath(env, env.SIGNING_KEYS_FILE)
  return databaseUrl !== undefined || dataDir === 'memory://' ? undefined : join(dataDir, 'signing-keys.json')
}

/** The absolute path of one that begins where npm was started: INIT_CWD, because npm runs a script in its workspace's folder. */
export function absolutePath(env: Environment, path: string): string {
  return resolve(env.INIT_CWD ?? '', path)
}

function wholeNumber(env: Environment, name: string, otherwise: number, least = 0): number {
  const text = env[name]
  if (!text) return otherwise
  if (!/^\d{1,9}$/.test(text) || Number(text) < least)
    throw new Error(`${name} must be a whole number from ${least} to 999999999, not '${text}'`)
  return Number(text)
}

/** For limits: with 0 some of them would refuse every request, and others would end. */
function positiveNumber(env: Environment, name: string, otherwise: number): number {
  return wholeNumber(env, name, otherwise, 1)
}

function time(env: Environment, name: string): string | undefined {
  const text = env[name]
  if (text && !(/^\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(text) && Date.parse(text)))
    throw new Error(`${name} must be a time like 2026-11-21T14:00-05:00, not '${text}'`)
  return text || undefined
}

/** A browser sends the origin alone, so an address with a path, or with a slash at its end, would allow no page. */
function origins(env: Environment, name: string): readonly string[] {
  const given = env[name]?.split(',').flatMap((part) => part.trim() || []) ?? []
  const wrong = given.find((text) => originOf(text) !== text)
  if (wrong === undefined) return given
  throw new Error(`${name} must have origins like https://tool.example, with commas between, not '${wrong}'`)
}

/** As a browser writes it; `URL.origin` is 'null' for the schemes of applications such as capacitor://localhost. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host } = new URL(text)
  return `${protocol}//${host}`
}
