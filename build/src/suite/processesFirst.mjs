import { readFileSync } from 'node:fs'
import Sequencer from '@jest/test-sequencer'

const workspaces = JSON.parse(readFileSync(new URL('./processWorkspaces.json', import.meta.url), 'utf8'))

/**
 * Runs the workspaces whose tests start processes first, because they take longest. Jest starts with the files that took
 * longest in the run before. A fresh clone has no times, and the order by file size would leave some of the longest for the
 * end, when the other cores have nothing left to do.
 */
export default class ProcessesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const isFirst = ({ context }) => workspaces.includes(context.config.displayName?.name)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}
