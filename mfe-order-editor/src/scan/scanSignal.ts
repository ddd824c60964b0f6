const TONES = {
  taken: { hertz: 1320, seconds: 0.08, vibration: [60] },
  refused: { hertz: 220, seconds: 0.3, vibration: [80, 60, 80] },
} as const

let audio: AudioContext | undefined

/**
 * Lets later scans sound. Safari plays nothing until a context has been resumed in an event of the user, which a code that
 * the camera finds is not.
 */
export function allowScanTones(): void {
  if (!('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  // After a phone call it is suspended again. Without a press before, this fails, and the tone does not sound.
  audio.resume().catch(() => undefined)
}

/** A short high tone for a code that was taken, a long low one for a refused code, with vibration where there is some. */
export function signalScan(result: keyof typeof TONES): void {
  const { hertz, seconds, vibration } = TONES[result]
  navigator.vibrate?.([...vibration])
  allowScanTones()
  if (!audio) return
  const tone = new OscillatorNode(audio, { frequency: hertz })
  tone.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}
