import axe from 'axe-core'

/**
 * Fails with what axe-core finds wrong in `container`. Colours and page structure are out: jsdom draws nothing, and a
 * component is not a page; the browser journeys look at those.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found).toEqual([])
}
