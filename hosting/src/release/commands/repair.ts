import { repairStore } from '../store/repairStore.ts'
import type { Command } from './command.ts'

/** `release repair`. */
export const repair: Command = {
  usage: '',
  summary: 'Writes a damaged registry.json again from the newest recorded revision.',
  options: {},
  async run({ store }) {
    const { revision } = await repairStore(store())
    return {
      lines: [`registry.json is revision ${revision} again. Next: npm run release -- verify`],
      data: { revision },
    }
  },
}
