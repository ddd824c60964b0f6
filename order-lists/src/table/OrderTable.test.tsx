import { anOrder } from '@carrier-portal/contract/testing'
import { Button } from '@carrier-portal/shared-ui/kit'
import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { TableSort } from '../view/sortOrders.ts'
import { ACTIONS_WIDTH, fittingColumns, SELECT_WIDTH } from './columns.ts'
import { OrderTable } from './OrderTable.tsx'

/** A table whose sort is that of its headings. */
function SortedTable({ initial }: { readonly initial: TableSort }) {
  const [sort, setSort] = useState(initial)
  return (
    <>
      <OrderTable orders={[]} sort={sort} onSort={setSort} hiddenColumns={[]} />
      <Button onClick={() => setSort(undefined)}>Reset Filters</Button>
    </>
  )
}

function setUp(hiddenColumns: readonly string[] = ['vehicleType']) {
  const onSort = jest.fn()
  const onOpen = jest.fn()
  const view = renderUi(
    <OrderTable
      orders={[anOrder(), anOrder({ workOrderNumber: 'WO-2', status: 'ON_HOLD', mileage: null })].map((order) => ({
        order,
        now: Date.parse('2026-11-21T15:21:00Z'),
        onToggle: jest.fn(),
        isNew: true,
        unsent: 'waiting',
        href: `/order/${order.workOrderNumber}`,
        onOpen,
        actionsOf: () => <Button>{`Accept ${order.workOrderNumber}`}</Button>,
      }))}
      sort={{ column: 'mileage', direction: 'ASC' }}
      onSort={onSort}
      hiddenColumns={hiddenColumns}
    />,
  )
  return { ...view, onSort, onOpen }
}

test('shows a row with the number as row header, status, windows and actions', async () => {
  const { container } = setUp()
  const row = within(screen.getByRole('rowheader', { name: 'WO-100001' }).closest('tr') as HTMLElement)
  expect(row.getByTestId('order-status')).toHaveTextContent('Routed')
  expect(row.getByText('11/21 10:00–10:30 AM ET')).toBeInTheDocument()
  expect(row.getByText('Due in 9m')).toBeInTheDocument()
  expect(row.getByRole('button', { name: 'Accept WO-100001' })).toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('sorts by every column and marks the sorted one', async () => {
  const { user, onSort, onOpen } = setUp()
  expect(screen.getByRole('columnheader', { name: 'Miles' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('button', { name: 'Miles' }))
  await user.click(screen.getByRole('button', { name: 'Class' }))
  expect(onSort.mock.calls.flat()).toEqual([
    { column: 'mileage', direction: 'DESC' },
    { column: 'tripClassifier', direction: 'ASC' },
  ])
  await user.click(screen.getByRole('link', { name: 'WO-2' }))
  expect(onOpen).toHaveBeenCalledWith('WO-2')
})

test.each([
  ['en', 'Miles', ['Sorted by Miles, ascending', 'Sorted by Miles, descending', 'Not sorted by a column']],
  ['es', 'Millas', ['Ordenado por Millas, ascendente', 'Ordenado por Millas, descendente', 'Sin ordenar por columna']],
] as const)('says the sort that a press made, in %s, and no other one', async (locale, heading, texts) => {
  const { user } = renderUi(<SortedTable initial={{ column: 'pickup', direction: 'ASC' }} />, { locale })
  // It exists before its text, which screen readers would otherwise miss.
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  for (const text of texts) {
    await user.click(screen.getByRole('button', { name: heading }))
    expect(status).toHaveTextContent(new RegExp(`^${text}$`))
  }
  await user.click(screen.getByRole('button', { name: heading }))
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }))
  expect(status).toBeEmptyDOMElement()
})

test('leaves out a hidden column', () => {
  setUp()
  expect(screen.queryByRole('columnheader', { name: 'Vehicle' })).not.toBeInTheDocument()
})

test('ends the sort of a column that is not shown', () => {
  const { onSort } = setUp(['mileage'])
  expect(onSort.mock.calls).toEqual([[undefined]])
})

test.each([[[]], [['status']], [['urgency']], [['status', 'urgency']]])(
  'marks a new order and an unsent save once with %j hidden',
  (hidden) => {
    setUp(hidden)
    expect(screen.getAllByText('New')).toHaveLength(2)
    expect(screen.getAllByTestId('order-unsent').map((mark) => mark.textContent)).toEqual(
      Array.from({ length: 2 }, () => 'Waiting to send'),
    )
  },
)

test.each([
  [188, [], 11],
  [188, ['miles', 'mileage', 'items'], 9],
  [49, [], 5],
  [0, [], 1],
])('fits into %d rem with %j hidden %d columns', (available, hidden, count) => {
  expect(fittingColumns(available, hidden)).toHaveLength(count)
})

test('keeps number, urgency, both stops and temperature of offered orders in a window of 1024 px with a scrollbar', () => {
  const ids = fittingColumns((1024 - 17 - 50) / 16 - SELECT_WIDTH - ACTIONS_WIDTH, []).map(({ id }) => id)
  expect(ids).toEqual(['workOrderNumber', 'urgency', 'pickup', 'dropoff', 'tempStates'])
})
