import { createApi, HostProvider } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { defaultFilters, type ListFilters } from '../search/listFilters.ts'
import { writeCookie } from '../storage/cookies.ts'
import { ListFilterCard } from './ListFilterCard.tsx'

const carriers = [
  { code: 'NORTH', name: 'Northline Medical Couriers' },
  { code: 'BAY', name: 'Bayside Specimen Transport' },
]
const dateLabels = { start: 'Pickup Earliest From', end: 'Pickup Earliest To' }

const { host } = createTestHost({
  api: createApi({ baseUrl: '', getToken: () => undefined }),
  session: { carriers },
})
const defaults = defaultFilters(carriers, '2026-11-21')
const applied: ListFilters = { ...defaults, dateOption: 'TOMORROW' }
const never = () => undefined

function Filters({ onChange }: { onChange(filters: ListFilters): void }) {
  const [edited, setEdited] = useState(defaults)
  const edit = (change: Partial<ListFilters>) => {
    const next = { ...edited, ...change }
    setEdited(next)
    onChange(next)
  }
  return (
    <HostProvider host={host}>
      <ListFilterCard
        saved={{ edited, applied, edit, search: never, reset: never }}
        buttons={<button type="submit">Search</button>}
        dateLabels={dateLabels}
        groups="accepted"
      />
    </HostProvider>
  )
}

afterEach(() => void writeCookie('list_layout', undefined))

function setUp() {
  const onChange = jest.fn<void, [ListFilters]>()
  return { ...renderUi(<Filters onChange={onChange} />), last: () => onChange.mock.lastCall?.[0] }
}

test('opens and closes the filter card, and shows the applied filters while it is closed', async () => {
  const { user, container } = setUp()
  const button = screen.getByRole('button', { name: 'Filters' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'Filters' }).id).toBe(button.getAttribute('aria-controls'))
  expect(screen.queryByText('All accounts · Tomorrow · Routed, Picked Up')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.getByText('All accounts · Tomorrow · Routed, Picked Up')).toBeInTheDocument()
  expect(screen.getByText('1 filter active')).toBeInTheDocument()
})

test('labels the accounts with their names', async () => {
  const { user, last } = setUp()
  const group = within(screen.getByRole('group', { name: 'Accounts' }))
  await user.click(group.getByRole('checkbox', { name: 'Northline Medical Couriers' }))
  expect(last()?.accounts).toEqual(['BAY'])
  await user.click(group.getByRole('checkbox', { name: 'Northline Medical Couriers' }))
  expect(last()?.accounts).toEqual(['NORTH', 'BAY'])
})

test('reports the selected condition, sort field and sort order', async () => {
  const { user, last } = setUp()
  await user.click(within(screen.getByRole('group', { name: 'Conditions' })).getByRole('checkbox', { name: 'Routed' }))
  expect(last()?.conditions).toEqual(['PICKED_UP'])
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Sort Field' })).getByRole('radio', { name: 'Status' }),
  )
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Sort Order' })).getByRole('radio', { name: 'Descending' }),
  )
  expect(last()).toMatchObject({ sort: 'STATUS', sortDirection: 'DESC' })
})

test('reports typed custom dates and shows an issue at its field', async () => {
  const { user, last } = setUp()
  const dates = screen.getByRole('combobox', { name: 'Dates' })
  expect(
    within(dates)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['YESTERDAY', 'TODAY', 'TOMORROW', 'CUSTOM'])
  expect(screen.queryByLabelText('Pickup Earliest From')).not.toBeInTheDocument()
  await user.selectOptions(dates, 'Custom Date Range')
  await user.clear(screen.getByLabelText('Pickup Earliest From'))
  expect(screen.getByLabelText('Pickup Earliest From')).toHaveAccessibleDescription('Pickup Earliest From is required.')
  await user.type(screen.getByLabelText('Pickup Earliest From'), '2026-11-25')
  expect(last()).toMatchObject({ dateOption: 'CUSTOM', startDate: '2026-11-25', endDate: '2026-11-21' })
  expect(screen.getByLabelText('Pickup Earliest To')).toHaveAccessibleDescription(
    'Pickup Earliest To must not be before Pickup Earliest From.',
  )
})
