import { repairStore } from '../store/repairStore.ts'
import type { Command } from './command.ts'
import { targetOption } from './targetOption.ts'

/** `release repair`. */
export const repair: Command = {
  usage: '',
  summary: 'Writes a damaged registry.json again from the newest recorded revision.',
  options: {},
  isOnFiles: true,
  isUnrecorded: true,
  async run({ store, options }) {
    const { registry, isRepaired } = await repairStore(store())
    const { revision } = registry
    const what = isRepaired
      ? `registry.json is revision ${revision} again`
      : `registry.json equals revision ${revision}; nothing was changed`
    return { lines: [`${what}. Next: npm run release -- verify${targetOption(options)}`], data: { revision } }
  },
}
