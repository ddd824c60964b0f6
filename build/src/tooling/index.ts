/** The public API of the tooling that tests, the bench and the examples share. */
export { integrityOf } from './integrity.ts'
export { type PortalOptions, type RunningPortal, startPortal } from './startPortal.ts'
export { type RunningProcess, type StartRequest, startProcess } from './startProcess.ts'
