import { runCommand } from '../runCommand.ts'
import { absolutePath, readSettings } from '../settings.ts'
import { backUp, restore } from './backup.ts'

const USAGE = `usage: npm run backup -- FILE    copies the embedded database into a new file
       npm run restore -- FILE   creates the embedded database of an empty folder from such a file
The backend must be stopped. For PostgreSQL use pg_dump and pg_restore.`

async function main(): Promise<void> {
  const [command, name] = process.argv.slice(2)
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (name === undefined || databaseUrl !== undefined || dataDir === 'memory://') throw new Error(USAGE)
  const file = absolutePath(process.env, name)
  if (command === 'backup') await backUp(dataDir, file)
  else if (command === 'restore') await restore(dataDir, file)
  else throw new Error(USAGE)
  process.stdout.write(command === 'backup' ? `${dataDir} is copied to ${file}\n` : `${dataDir} is restored\n`)
}

runCommand(USAGE, main)
