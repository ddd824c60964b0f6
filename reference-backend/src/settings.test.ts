import { readSettings } from './settings.ts'

test('an empty environment gives the default port, the loopback address and the embedded database', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', seedOrders: 400, databaseUrl: undefined })
})

test('reads comma-separated lists', () => {
  const ALLOWED_ORIGINS = 'https://a.example, http://localhost:3001, capacitor://localhost,'
  expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
    'https://a.example',
    'http://localhost:3001',
    'capacitor://localhost',
  ])
})

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://db' }, false],
  [{ DATABASE_URL: 'postgres://db', DEMO: '1' }, true],
])('the environment %j makes demo data: %s', (env, isDemo) => {
  expect(readSettings(env).isDemo).toBe(isDemo)
})

test.each([
  [{ PORTAL_DATA: '/srv/portal' }, '/srv/portal/db'],
  [{ PORTAL_DATA: 'portal', INIT_CWD: '/srv' }, '/srv/portal/db'],
  [{ PORTAL_DATA: '/srv/portal', DATA_DIR: '/srv/db' }, '/srv/db'],
  [{ DATA_DIR: 'memory://' }, 'memory://'],
])('%j keeps the data in %s', (env, dataDir) => {
  expect(readSettings(env).dataDir).toBe(dataDir)
})

test.each([
  [{ PORT: 'http' }, "PORT must be a whole number from 0 to 999999999, not 'http'"],
  [{ DEMO: 'true' }, "DEMO must be 0 or 1, not 'true'"],
  [{ SEED_ORDERS: '-1' }, "SEED_ORDERS must be a whole number from 0 to 999999999, not '-1'"],
  [{ REQUESTS_PER_MINUTE: '-4' }, "REQUESTS_PER_MINUTE must be a whole number from 1 to 999999999, not '-4'"],
  [{ REQUEST_SECONDS: '0' }, 'REQUEST_SECONDS must be a whole number from 1 '],
  [{ HASH_THREADS: '0' }, 'HASH_THREADS must be a whole number from 1 '],
  [{ HASH_QUEUE: '0' }, 'HASH_QUEUE must be a whole number from 1 '],
  [{ HASH_WAIT_SECONDS: '0' }, 'HASH_WAIT_SECONDS must be a whole number from 1 '],
  [
    { ALLOWED_ORIGINS: 'https://a.example, https://b.example/' },
    "ALLOWED_ORIGINS must have origins like https://tool.example, with commas between, not 'https://b.example/'",
  ],
  [{ ALLOWED_ORIGINS: 'tool.example' }, 'ALLOWED_ORIGINS must have origins'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must have origins'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug'],
  [{ DATABASE_URL: 'db/portal' }, 'DATABASE_URL must be a URL like postgres://'],
  [{ DATABASE_URL: 'postgres://portal:a/b@db/portal' }, 'with the password in PGPASSWORD'],
  [{ DATABASE_URL: 'postgres://portal:a#b@db/portal' }, 'with the password in PGPASSWORD'],
  [{ DATABASE_URL: 'postgres://portal:a?b@db/portal' }, 'with the password in PGPASSWORD'],
  [{ SEED_NOW: '2026-11-21' }, 'SEED_NOW must be a time like'],
  [{ SEED_NOW: '2026-11-41T14:00Z' }, 'SEED_NOW must be a time like'],
])('rejects %j and names the variable', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
