/** The public API of the tooling that tests, the bench and the examples share. */
export { integrityOf } from '@carrier-portal/hosting/release'
export { type RunningProcess, startProcess } from '@carrier-portal/remote-tools/process'
export { runCommand } from '../../../reference-backend/src/runCommand.ts'
export { root } from '../workspaces.ts'
export { NEWER_FUNCTIONS } from './newerFunctions.ts'
export { type RunningPortal, startPortal } from './startPortal.ts'
