/** The public API for starting processes. */
export { type RunningProcess, startProcess } from './startProcess.ts'
