import { readSettings } from './settings.ts'

test('nothing said: a folder of its own on this machine alone', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', seedOrders: 400, databaseUrl: undefined })
})

test('lists are read with commas between', () => {
  expect(readSettings({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' }).allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ SEED_ORDERS: '-1' }, 'SEED_ORDERS must be a whole number'],
  [{ TODAY: 'today' }, 'TODAY must be a day'],
])('%j is refused by name', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
