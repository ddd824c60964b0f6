import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { dateIssues } from '../search/dateRange.ts'
import { defaultFilters, type ListFilters } from '../search/listFilters.ts'
import { writeCookie } from '../storage/cookies.ts'
import { AccountsGroup } from './AccountsGroup.tsx'
import { ConditionsGroup } from './ConditionsGroup.tsx'
import { DatesFilter } from './DatesFilter.tsx'
import { FilterCard } from './FilterCard.tsx'
import { SortGroups } from './SortGroups.tsx'

const carriers = [
  { code: 'NORTH', name: 'Northline Medical Couriers' },
  { code: 'BAY', name: 'Bayside Specimen Transport' },
]
const labels = { start: 'Pickup Earliest From', end: 'Pickup Earliest To' }

function Filters({ onChange }: { onChange(filters: ListFilters): void }) {
  const [filters, setFilters] = useState(defaultFilters(carriers, '2026-11-21'))
  const edit = (change: Partial<ListFilters>) => {
    const next = { ...filters, ...change }
    setFilters(next)
    onChange(next)
  }
  return (
    <FilterCard summary="2 accounts · Today" active={1} buttons={<button type="submit">Search</button>}>
      <AccountsGroup carriers={carriers} value={filters.accounts} onChange={(accounts) => edit({ accounts })} />
      <ConditionsGroup value={filters.conditions} onChange={(conditions) => edit({ conditions })} />
      <DatesFilter value={filters} labels={labels} issues={dateIssues(filters)} onChange={edit} />
      <SortGroups value={filters} onChange={edit} />
    </FilterCard>
  )
}

afterEach(() => void writeCookie(document, 'list_layout', undefined))

function setUp() {
  const onChange = jest.fn<void, [ListFilters]>()
  return { ...renderUi(<Filters onChange={onChange} />), last: () => onChange.mock.lastCall?.[0] }
}

test('opens and closes the filter card, and shows the applied filters while it is closed', async () => {
  const { user, container } = setUp()
  const button = screen.getByRole('button', { name: 'Filters' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: 'Filters' }).id).toBe(button.getAttribute('aria-controls'))
  expect(screen.queryByText('2 accounts · Today')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.getByText('2 accounts · Today')).toBeInTheDocument()
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
