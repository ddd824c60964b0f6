import type { BackendProcess } from '../testing/startProcess.ts'

/** The running backend that a part of the suite is about; read inside tests, when it has started. */
export type Subject = () => BackendProcess
