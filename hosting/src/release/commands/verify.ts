import { ReleaseRefusal } from '../releaseRefusal.ts'
import { verifyStore } from '../store/verifyStore.ts'
import type { Command } from './command.ts'
import { targetOption } from './targetOption.ts'

const NEXT = 'Copy the files from a backup or publish a new version. For registry.json: npm run release -- repair'

/** `release verify`. */
export const verify: Command = {
  usage: '',
  summary: 'Compares every file in the store with its integrity, and the registry with the last recorded change.',
  options: {},
  isOnFiles: true,
  isUnrecorded: true,
  async run({ store, options }) {
    const verification = await verifyStore(store())
    const { versions, files, faults } = verification
    if (faults.length > 0) {
      const named = faults.map(({ file, fault }) => `${fault}: ${file}`)
      throw new ReleaseRefusal(
        'damaged',
        `${[`${faults.length} of ${files} files differ from what was published:`, ...named].join('\n  ')}\n${NEXT}${targetOption(options)}`,
        { ...verification },
      )
    }
    return {
      lines: [
        `${files} files of ${versions} ${versions === 1 ? 'version' : 'versions'} are unchanged since they were published.`,
      ],
      data: { ...verification },
    }
  },
}
