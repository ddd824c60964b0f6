import preparePortals from '../portal/preparePortals.ts'
import { startSeededPortal } from '../portal/startPortal.ts'
import { FEWEST_KILLS, format, isWithoutLoss, killAndRestart } from './killAndRestart.ts'

const USAGE = `npm run field -w e2e -- [kills]

Kills the browser so many times (20, at least ${FEWEST_KILLS}) at random moments while orders are edited, saved without a network
and sent, and prints what was lost. npm run build must have run before.`

const [argument = '20'] = process.argv.slice(2)
const kills = Number(argument)

if (!Number.isInteger(kills) || kills < FEWEST_KILLS) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  const removePrepared = await preparePortals()
  const portal = await startSeededPortal()
  try {
    const result = await killAndRestart(portal.address, kills, (line) => process.stdout.write(`${line}\n`))
    process.stdout.write(`\n${format(result)}\n`)
    process.exitCode = isWithoutLoss(result) ? 0 : 1
  } finally {
    await portal.stop()
    await removePrepared()
  }
}
