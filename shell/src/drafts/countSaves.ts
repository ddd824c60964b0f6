import { openDeviceDatabase } from './deviceDatabase.ts'

/** The number of unsent saves on this device, of all its users; it needs no key, so the login can show it. */
export async function countSaves(): Promise<number> {
  const database = await openDeviceDatabase()
  const records = await database.getAll('records').finally(() => database.close())
  return records.filter(({ kind }) => kind === 'save').length
}
