/** The public API for starting processes and hashing files. */
export { integrityOf } from './integrity.ts'
export { type RunningProcess, startProcess } from './startProcess.ts'
