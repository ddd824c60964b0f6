/** Loads the session-recording asset once the page is idle; that it does not come disturbs nobody. */
export function startRecorder(endpoint: string | undefined): void {
  import(/* webpackChunkName: "session-recording" */ '../recording/sessionRecording.ts')
    .then(({ startRecording }) => startRecording(endpoint))
    .catch(() => undefined)
}
