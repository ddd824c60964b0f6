import { openDeviceDatabase } from '../drafts/deviceDatabase.ts'

/** Every byte that the database holds, as one text. */
export async function storedBytes(): Promise<string> {
  const database = await openDeviceDatabase()
  const bytes = (value: unknown) =>
    value instanceof ArrayBuffer || value instanceof Uint8Array
      ? Buffer.from(new Uint8Array(value)).toString('latin1')
      : value
  const rows = [...(await database.getAll('keys')), ...(await database.getAll('records'))]
  database.close()
  return JSON.stringify(rows, (_, value) => bytes(value))
}
