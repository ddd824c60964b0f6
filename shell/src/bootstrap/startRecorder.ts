/** Without an endpoint nothing is recorded, so the asset does not compete with the files of the first screen. */
const DELAY_WITHOUT_ENDPOINT_MS = 5_000

/** Loads the session-recording asset. A failed load changes nothing else. */
export function startRecorder(endpoint: string | undefined): void {
  setTimeout(() => void load(endpoint), endpoint === undefined ? DELAY_WITHOUT_ENDPOINT_MS : 0)
}

async function load(endpoint: string | undefined): Promise<void> {
  await import(/* webpackChunkName: "session-recording" */ '../recording/sessionRecording.ts')
    .then(({ startRecording }) => startRecording(endpoint))
    .catch(() => undefined)
}
