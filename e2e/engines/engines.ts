import { firefox } from './firefox.ts'
import { type EngineTest, testIn } from './test.ts'
import { webkit } from './webkit.ts'

/** Declares the journeys once for each engine. An engine that is not installed is skipped with its reason. */
export function describeEngines(declare: (test: EngineTest) => void): void {
  for (const engine of [firefox, webkit]) {
    const test = testIn(engine)
    test.describe(engine.name, () => {
      test.skip(engine.missing !== undefined, engine.missing)
      declare(test)
    })
  }
}
