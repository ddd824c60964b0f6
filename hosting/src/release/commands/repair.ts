import { repairStore } from '../store/repairStore.ts'
import type { Command } from './command.ts'
import { targetOption } from './targetOption.ts'

/** `release repair`. */
export const repair: Command = {
  usage: '',
  summary: 'Writes a damaged registry.json again from the newest recorded revision.',
  options: {},
  isOnFiles: true,
  async run({ store, options }) {
    const { revision } = await repairStore(store())
    return {
      lines: [`registry.json is revision ${revision} again. Next: npm run release -- verify${targetOption(options)}`],
      data: { revision },
    }
  },
}
