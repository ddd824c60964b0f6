import { act } from '@testing-library/react'
import axe from 'axe-core'

/**
 * Fails with the violations that axe-core finds in `container`. Contrast, which jsdom cannot compute, and the landmarks of
 * a whole page are checked by the browser journeys instead.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  // Within `act`, because a clock on the screen may tick while axe runs.
  const { violations } = await act(() =>
    axe.run(container, {
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    }),
  )
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found).toEqual([])
}
