import type { SpawnedBackend } from '../testing/spawnBackend.ts'

/** The backend under test; call it inside of tests, after the start. */
export type Subject = () => SpawnedBackend
