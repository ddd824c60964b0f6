import { parseArgs } from 'node:util'
import { runCommand } from '@carrier-portal/build/tooling'
import { createForm, type FormApi } from 'final-form'
import { median } from '../measure/processor.ts'

const USAGE = `usage: npm run fields -w bench

Measures the processor time of final-form for an order's rows as registered fields. Prints, for each way, the time that
registering them takes when the form opens and the time of one key press; unslowed milliseconds.`

const FIELDS = ['barcode', 'typeId', 'quantity', 'pickupTime', 'dropoffTime'] as const
const KEYS = 300
const ROUNDS = 5
const SUBSCRIPTION = { value: true, touched: true, error: true, submitFailed: true }

type Row = Readonly<Record<(typeof FIELDS)[number], string>>
interface Rows {
  readonly items: readonly Row[]
}

interface Case {
  readonly name: string
  readonly rows: number
  readonly registered: number
  /** Registers as `useField` of react-final-form does in its effect, which reads the form and notifies every field. */
  readonly asUseField?: true
}

const CASES: readonly Case[] = [
  { name: '20 rows, none registered', rows: 20, registered: 0 },
  { name: '20 rows, useField in each', rows: 20, registered: 20, asUseField: true },
  { name: '200 rows, none registered', rows: 200, registered: 0 },
  { name: '200 rows, useField in 20 rendered', rows: 200, registered: 20, asUseField: true },
  { name: '200 rows, all kept registered', rows: 200, registered: 200 },
]

/** A rule over all rows, so that the form validates as the order editor's does: once for the form, not for each field. */
function validate({ items }: Rows): object {
  return items.some(({ barcode }) => barcode === 'refused') ? { items: [{ barcode: 'refused' }] } : {}
}

function register(form: FormApi<Rows>, { registered, asUseField }: Case): void {
  for (let row = 0; row < registered; row += 1)
    for (const field of FIELDS) {
      // The form's type has names of whole values only.
      const name = `items[${row}].${field}` as 'items'
      if (asUseField) form.getState()
      form.registerField(name, () => undefined, SUBSCRIPTION, { silent: !asUseField })
    }
}

function typeKeys(form: FormApi<Rows>, { registered }: Case): void {
  for (let key = 0; key < KEYS; key += 1) {
    const barcode = `BC-${key}`
    if (registered > 0) form.change('items[1].barcode' as 'items', barcode as never)
    else form.change('items', withBarcode(form.getState().values.items, barcode))
  }
}

function withBarcode(items: readonly Row[], barcode: string): readonly Row[] {
  return items.map((row, index) => (index === 1 ? { ...row, barcode } : row))
}

function measure(one: Case): { readonly opening: number; readonly key: number } {
  const items = Array.from({ length: one.rows }, (_, row) => ({
    barcode: `BC-${row}`,
    typeId: '1',
    quantity: '1',
    pickupTime: '',
    dropoffTime: '',
  }))
  const form = createForm<Rows>({ onSubmit: () => undefined, initialValues: { items }, validate })
  form.subscribe(() => undefined, { values: true })
  const opening = processorTime(() => register(form, one))
  typeKeys(form, one)
  return { opening, key: processorTime(() => typeKeys(form, one)) / KEYS }
}

/** Milliseconds of this process, so that other processes do not count. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

runCommand(USAGE, async () => {
  parseArgs()
  for (const one of CASES) {
    const rounds = Array.from({ length: ROUNDS }, () => measure(one))
    const opening = median(rounds.map((round) => round.opening))
    const key = median(rounds.map((round) => round.key))
    process.stdout.write(`${one.name.padEnd(36)} opening ${opening.toFixed(1)} ms, key ${key.toFixed(2)} ms\n`)
  }
})
