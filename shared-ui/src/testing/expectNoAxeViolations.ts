import { act } from '@testing-library/react'
import axe from 'axe-core'

/**
 * Fails with what axe-core finds wrong in `container`. Left out is what needs a drawing, which jsdom
 * does not make, and the structure of a page, which a component is not; the browser journeys look at those.
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
