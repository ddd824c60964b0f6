import type { Engine } from './enginePage.ts'
import { chargeStories } from './stories/charge.ts'
import { densityStories } from './stories/density.ts'
import { editorStories } from './stories/editor.ts'
import { embeddedStories } from './stories/embedded.ts'
import { listStories } from './stories/lists.ts'
import { offlineStories } from './stories/offline.ts'
import { printStories } from './stories/print.ts'
import { sessionStories } from './stories/session.ts'
import { tableStories } from './stories/table.ts'
import { themeStories } from './stories/themes.ts'
import { testIn } from './test.ts'

/** Declares every story for one engine. An engine that is not installed is skipped with its reason. */
export function declareStories(engine: Engine): void {
  const test = testIn(engine)
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined, engine.missing)
    for (const declare of [
      sessionStories,
      listStories,
      densityStories,
      tableStories,
      themeStories,
      chargeStories,
      editorStories,
      embeddedStories,
      offlineStories,
    ])
      declare(test)
    // The driver of WebKitGTK has no command that prints.
    if (engine.name === 'Firefox') printStories(test)
  })
}
