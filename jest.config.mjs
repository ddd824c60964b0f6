import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { workspace } from './remote-tools/src/jest/preset.mjs'

export default {
  // One more than there are cores, because many tests wait for the processes and browsers that they start.
  maxWorkers: availableParallelism() + 1,
  globalSetup: fileURLToPath(new URL('./build/src/suite/setUpTests.mjs', import.meta.url)),
  globalTeardown: fileURLToPath(new URL('./build/src/suite/removeTestFolder.mjs', import.meta.url)),
  testSequencer: fileURLToPath(new URL('./build/src/suite/processesFirst.mjs', import.meta.url)),
  projects: [
    workspace('contract', 'browser'),
    workspace('shared-ui', 'browser'),
    workspace('order-lists', 'browser'),
    workspace('order-editor', 'browser'),
    workspace('shell', 'browser'),
    workspace('mfe-orders-available', 'browser'),
    workspace('mfe-orders-accepted', 'browser'),
    workspace('mfe-order-history', 'browser'),
    workspace('mfe-order-editor', 'browser'),
    workspace('reference-backend', 'node'),
    workspace('hosting', 'node'),
    workspace('build', 'node'),
    workspace('remote-tools', 'node'),
    workspace('bench', 'node'),
    workspace('examples', 'browser'),
  ].flat(),
}
