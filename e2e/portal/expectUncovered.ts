import { expect, type Locator } from '@playwright/test'

/**
 * Expects that a toast covers no point of the parts, which are named by their accessible names. A toast slides in from the
 * right, so its box is read until it rests. A click would not do: Playwright scrolls a covered button to where it is not.
 */
export function expectUncovered(toast: Locator, parts: Readonly<Record<string, Locator>>): Promise<void> {
  return expect.poll(() => coveredBy(toast, parts)).toEqual([])
}

/** Scrolled positions are rounded to whole pixels, the heights of texts are not. */
const ROUNDING_PX = 1

/** The names of the parts whose boxes overlap the toast's box. */
async function coveredBy(toast: Locator, parts: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const covered: string[] = []
  const above = await boxOf(toast)
  for (const [name, part] of Object.entries(parts)) {
    const box = await boxOf(part)
    const overlapX = Math.min(box.x + box.width, above.x + above.width) - Math.max(box.x, above.x)
    const overlapY = Math.min(box.y + box.height, above.y + above.height) - Math.max(box.y, above.y)
    if (Math.min(overlapX, overlapY) > ROUNDING_PX) covered.push(name)
  }
  return covered
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} has no box`)
  return box
}
