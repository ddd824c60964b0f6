/** Loads the session-recording asset. A failed load changes nothing else. */
export function startRecorder(endpoint: string | undefined): void {
  import(/* webpackChunkName: "session-recording" */ '../recording/sessionRecording.ts')
    .then(({ startRecording }) => startRecording(endpoint))
    .catch(() => undefined)
}
