import { firefox } from './firefox.ts'
import { type EngineTest, testIn } from './test.ts'
import { webkit } from './webkit.ts'

// Made once, so that the journeys of all files share an engine's portal and its started browser.
const tests = [firefox, webkit].map((engine) => ({ engine, test: testIn(engine) }))

/** Declares the journeys once for each engine. An engine that is not installed is skipped with its reason. */
export function describeEngines(declare: (test: EngineTest) => void): void {
  for (const { engine, test } of tests)
    test.describe(engine.name, () => {
      test.skip(engine.missing !== undefined, engine.missing)
      declare(test)
    })
}
