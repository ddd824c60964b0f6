import { readSettings } from '../settings.ts'
import { openDatabase } from './openDatabase.ts'

test.each(['127.0.0.1', 'localhost'])('a PostgreSQL at %s that does not respond is refused by name', async (host) => {
  const settings = readSettings({ DATABASE_URL: `postgres://portal:secret@${host}:1/portal` })
  await expect(openDatabase(settings, undefined)).rejects.toThrow(
    /^the database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\. Start PostgreSQL there, or correct DATABASE_URL or PGPASSWORD$/,
  )
})
