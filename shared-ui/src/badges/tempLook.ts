import type { IconName } from '../feedback/Icon.tsx'
import type { Tone } from './Badge.tsx'

interface TempLook {
  readonly tone: Tone
  readonly icon: IconName
}

const PLAIN: TempLook = { tone: 'neutral', icon: 'thermometer' }

const LOOKS: readonly (readonly [RegExp, TempLook])[] = [
  [/dry[\s_]*ice|frozen|freez|(?<!\d\s*)[-−]\s*\d/i, { tone: 'frozen', icon: 'snow' }],
  [/refrig|chill|cool|cold|2\s*[-–]\s*8/i, { tone: 'cool', icon: 'thermometer' }],
  [/ambient|room/i, { tone: 'neutral', icon: 'sun' }],
]

/** "Do not freeze", "Non-frozen", "Protect from freezing": the goods are not frozen. */
const NOT_FROZEN = /\b(?:not|don['’]t|never|non?|avoid|protect from)[\s_-]*(?:re[\s_-]*)?(?:freez|frozen)/gi

/** The look of a temperature state by the coldest word in it; an unknown state is plain. */
export function tempLook(state: string): TempLook {
  const wanted = state.replace(NOT_FROZEN, '')
  return LOOKS.find(([pattern]) => pattern.test(wanted))?.[1] ?? PLAIN
}
