import type { EmbeddedMeasurement } from '../measure/embedded.ts'
import type { Loading } from '../measure/loading.ts'
import type { LongEditor } from '../measure/longEditor.ts'
import type { ManyOrders } from '../measure/manyOrders.ts'

/** One screen under one profile, as the product ships and as the single bundle S. */
export interface Comparison {
  readonly screen: string
  readonly profile: string
  readonly cache: 'cold' | 'hot'
  readonly product: Loading
  readonly single: Loading
}

export interface Results {
  readonly measuredOn: string
  /** How often each loading was measured. */
  readonly rounds: number
  readonly comparisons: readonly Comparison[]
  readonly manyOrders: ManyOrders
  readonly editors: readonly LongEditor[]
  readonly embedded: EmbeddedMeasurement
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const ms = (value: number) => value.toFixed(0)
const ratio = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(2))

/** docs/performance.md, whole. */
export function performancePage({ measuredOn, rounds, comparisons, manyOrders, editors, embedded }: Results): string {
  return `# Performance

Made by \`npm run bench\` on ${measuredOn}. The product is built twice from the same sources: as it ships, and as one single
bundle S without federation, without the prerendered login and without hints for remotes. Both are served by the same host (brotli, HTTP caching) and loaded by Chromium; medians of
${rounds} rounds. Ratios are product ÷ S: below 1 the product is lighter or faster. Mobile: processor slowed 4 times, 150 ms,
1.6 Mbit/s. Desktop: 40 ms, 10 Mbit/s. JS counts what had arrived when the screen could be used; ready is noted in the page, frame by frame.

| screen | profile | cache | JS KB (S) | ratio | requests (S) | depth (S) | largest paint ms (S) | ratio | ready ms (S) | ratio | layout shift |
|---|---|---|---|---|---|---|---|---|---|---|---|
${comparisons.map(row).join('\n')}

Ready is, for the login page, the moment at which the page's own code has taken over the prerendered form (the Login
button is React's); for the list, the moment at which its first order is shown. Processor is the time that the page's
main thread has computed (CDP \`Performance.getMetrics\`, \`TaskDuration\` counted in thread ticks): waiting for
the processor is not in it, though a busy machine still makes each step dearer. All other times are read from the clock and are worth what the machine is idle.

A list of 10,000 orders (desktop, medians of 15):

| step | until drawn ms | processor ms |
|---|---|---|
| change of page | ${ms(manyOrders.pageChange.untilDrawn)} | ${ms(manyOrders.pageChange.processor)} |
| key in its search | ${ms(manyOrders.filterKey.untilDrawn)} | ${ms(manyOrders.filterKey.processor)} |

The order editor, processor slowed 4 times; a barcode of ten signs is typed into each of the first four rows. A key press is what the browser itself says from the press to its paint (Event
Timing, in steps of 8 ms); the processor's time of a key has the measuring in it.

| rows | key press ms, median | longest of 40 | key, processor ms | opening, processor ms |
|---|---|---|---|---|
${editors.map(editorRow).join('\n')}

The embedded order editor (docs/embedding.md) alone in a bare page, React and all: ${embedded.kilobytes.toFixed(1)} KB of JS over
the wire, first field ready ${ms(embedded.firstFieldMs)} ms after the page's first byte (no throttling).
`
}

function editorRow({ rows, keyMedian, keyMax, keyProcessor, opening }: LongEditor): string {
  return `| ${rows} | ${ms(keyMedian)} | ${ms(keyMax)} | ${ms(keyProcessor)} | ${ms(opening)} |`
}

function row({ screen, profile, cache, product, single }: Comparison): string {
  const cells = [
    screen,
    profile,
    cache,
    `${kilobytes(product.scriptBytes)} (${kilobytes(single.scriptBytes)})`,
    ratio(product.scriptBytes, single.scriptBytes),
    `${product.requests} (${single.requests})`,
    `${product.depth} (${single.depth})`,
    `${ms(product.largestPaint)} (${ms(single.largestPaint)})`,
    ratio(product.largestPaint, single.largestPaint),
    `${ms(product.ready)} (${ms(single.ready)})`,
    ratio(product.ready, single.ready),
    product.layoutShift.toFixed(3),
  ]
  return `| ${cells.join(' | ')} |`
}
