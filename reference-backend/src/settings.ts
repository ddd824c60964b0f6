import { fileURLToPath } from 'node:url'

/** The settings of the process, read from its environment. */
export interface Settings {
  /** 0: a free port. */
  readonly port: number
  readonly host: string
  /** The folder of the embedded database, or `memory://`; unused with a databaseUrl. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The day of the demo data, yyyy-MM-dd; the machine's local day by default. */
  readonly today: string | undefined
  readonly seedOrders: number
  /** Requests per minute and address. */
  readonly requestsPerMinute: number
  /** Time limit in seconds for a request to arrive; a slower one is ended. */
  readonly requestSeconds: number
  /** Origins that CORS allows, for the embedded editor. */
  readonly allowedOrigins: readonly string[]
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
}

/** The folder that `npm start` uses, so that `npm run seed` fills the same one. */
const OWN_FOLDER = fileURLToPath(new URL('../../.data/db', import.meta.url))

/** Reads the settings; an invalid value throws an error with the variable's name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: wholeNumber(env, 'PORT', 4000),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || OWN_FOLDER,
    databaseUrl: env.DATABASE_URL || undefined,
    today: day(env, 'TODAY'),
    seedOrders: wholeNumber(env, 'SEED_ORDERS', 400),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 6000),
    requestSeconds: wholeNumber(env, 'REQUEST_SECONDS', 30),
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    trustedProxies: list(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL || 'warn',
  }
}

function wholeNumber(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not '${text}'`)
  return Number(text)
}

function day(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const text = env[name]
  if (text && !/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Error(`${name} must be a day like 2026-11-21, not '${text}'`)
  return text || undefined
}

function list(text = ''): readonly string[] {
  return text.split(',').flatMap((part) => part.trim() || [])
}
