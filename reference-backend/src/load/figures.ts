/** A measured figure, and the limit that it must keep on two idle processor cores. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 'a second' | 'MiB' | 'times'
  /** `note` is printed in brackets after the limit, for example the number of orders that it applies to. */
  readonly limit?:
    | { readonly atMost: number; readonly note?: string }
    | { readonly atLeast: number; readonly note?: string }
}

/** Whether a figure misses its limit. */
export function isMissed({ value, limit }: Figure): boolean {
  if (limit === undefined) return false
  return 'atMost' in limit ? !(value <= limit.atMost) : !(value >= limit.atLeast)
}

/** A figure as one line of the table. */
export function figureLine(figure: Figure): string {
  const { what, value, unit, limit } = figure
  const found = `${unit === 'ms' ? value.toFixed(1) : unit === 'times' ? value.toFixed(2) : value.toFixed(0)} ${unit}`
  if (limit === undefined) return `${what.padEnd(58)} ${found}`
  const required = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
  const note = limit.note === undefined ? '' : ` (${limit.note})`
  return `${what.padEnd(58)} ${found.padEnd(15)} ${isMissed(figure) ? 'MISSED' : 'kept  '} ${required}${note}`
}

const BEGIN = '<!-- load: npm run load -- --write -->'
const END = '<!-- end of load -->'

/** The page with `lines` as the block between its marks; throws for a page without them. */
export function replaceFigures(page: string, lines: readonly string[]): string {
  const [before, block, after] = [page.indexOf(BEGIN), page.indexOf(END), page.indexOf(END) + END.length]
  if (before < 0 || block < before) throw new Error(`the page does not have ${BEGIN} and, after it, ${END}`)
  return `${page.slice(0, before)}${BEGIN}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n${END}${page.slice(after)}`
}
