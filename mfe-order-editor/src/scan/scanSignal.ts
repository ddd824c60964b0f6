const TONES = {
  taken: { hertz: 1320, seconds: 0.08, vibration: [60] },
  refused: { hertz: 220, seconds: 0.3, vibration: [80, 60, 80] },
} as const

let audio: AudioContext | undefined

/** A short high tone for a code that was taken, a long low one for a refused code, with vibration where there is some. */
export function signalScan(result: keyof typeof TONES): void {
  const { hertz, seconds, vibration } = TONES[result]
  navigator.vibrate?.([...vibration])
  if (!('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  const tone = new OscillatorNode(audio, { frequency: hertz })
  tone.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}
