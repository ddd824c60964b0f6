import type { BackendProcess } from '../testing/spawnBackend.ts'

/** The backend under test; call it inside of tests, after the start. */
export type Subject = () => BackendProcess
