import { isRecord } from '@carrier-portal/contract'
import { type CalendarDay, isCalendarDay } from '@carrier-portal/shared-ui/time'
import { dateIssues } from './dateRange.ts'
import {
  type Accounts,
  CONDITIONS,
  type Condition,
  checkedOrAll,
  DATE_OPTIONS,
  defaultFilters,
  type ListFilters,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from './listFilters.ts'

const SCREENS = ['available_orders', 'accepted_orders', 'order_history'] as const

/** The screens that save filters, by their keys in the cookie. */
export type FilterScreen = (typeof SCREENS)[number]

type Entry = Readonly<Record<string, unknown>>
type Entries = Map<FilterScreen, Entry>

/** Browsers drop a cookie over 4,096 bytes silently. */
const MAX_BYTES = 3800

/** Written for "no account checked"; an empty list already means "all". */
const NONE = null

/**
 * A screen's filters from the value of the cookie `search_filters`. A missing, malformed or outdated part gets its
 * default: codes that the user no longer has, days that do not exist, unreadable JSON.
 */
export function readSavedFilters(
  value: string | undefined,
  screen: FilterScreen,
  carriers: Accounts,
  today: CalendarDay,
): ListFilters {
  const defaults = defaultFilters(carriers, today)
  const entry = readEntries(value).get(screen)
  if (!entry) return defaults
  const read: ListFilters = {
    accounts: entry.accounts === NONE ? [] : checkedOrAll(listOf(entry.accounts), defaults.accounts),
    dateOption: oneOf(DATE_OPTIONS, entry.dateOption) ?? defaults.dateOption,
    startDate: dayOf(entry.startDate),
    endDate: dayOf(entry.endDate),
    conditions: readConditions(entry.conditions),
    sort: oneOf(SORT_FIELDS, entry.sort) ?? defaults.sort,
    sortDirection: oneOf(SORT_DIRECTIONS, entry.sortDirection) ?? defaults.sortDirection,
  }
  if (read.dateOption === 'CUSTOM' && dateIssues(read).length === 0) return read
  const dateOption = read.dateOption === 'CUSTOM' ? defaults.dateOption : read.dateOption
  return { ...read, dateOption, startDate: today, endDate: today }
}

/**
 * The cookie's next value: this screen's filters beside those of the others. All accounts checked are written as an
 * empty list and no account checked as null; the days are written with CUSTOM only. Where the value would be too long,
 * the longest list of accounts is written as all.
 */
export function writeSavedFilters(
  value: string | undefined,
  screen: FilterScreen,
  filters: ListFilters,
  carriers: Accounts,
): string {
  const entries = readEntries(value).set(screen, entryOf(screen, filters, carriers))
  let written = printEntries(entries)
  while (written.length > MAX_BYTES && clearLongestAccounts(entries)) written = printEntries(entries)
  return written
}

function entryOf(screen: FilterScreen, filters: ListFilters, carriers: Accounts): Entry {
  const { accounts, dateOption, startDate, endDate, conditions, sort, sortDirection } = filters
  const all = carriers.every(({ code }) => accounts.includes(code))
  const days = dateOption === 'CUSTOM' ? { startDate, endDate } : {}
  const plain = { accounts: all ? [] : accounts.length === 0 ? NONE : accounts, dateOption, ...days }
  return screen === 'accepted_orders' ? { ...plain, conditions, sort, sortDirection } : plain
}

function clearLongestAccounts(entries: Entries): boolean {
  const longest = [...entries].toSorted((a, b) => accountsLength(b[1]) - accountsLength(a[1]))[0]
  if (!longest || accountsLength(longest[1]) === 0) return false
  entries.set(longest[0], { ...longest[1], accounts: [] })
  return true
}

function accountsLength(entry: Entry): number {
  return listOf(entry.accounts).join().length
}

function printEntries(entries: Entries): string {
  return encodeURIComponent(JSON.stringify(Object.fromEntries(entries)))
}

function readEntries(value: string | undefined): Entries {
  const map = recordOf(parseTolerantly(value ?? ''))
  const entries: Entries = new Map()
  for (const screen of SCREENS) {
    // LIST-14: the customer's text has the key "accepted orders".
    const entry = map[screen] ?? map[screen.replace('_', ' ')]
    if (entry !== undefined) entries.set(screen, knownFields(recordOf(entry)))
  }
  return entries
}

/** Drops unknown fields, so that they are not copied from write to write. */
function knownFields(entry: Entry): Entry {
  const known = ['accounts', 'dateOption', 'startDate', 'endDate', 'conditions', 'sort', 'sortDirection']
  return Object.fromEntries(known.map((name) => [name, entry[name]]))
}

/** Percent-encoded or plain JSON; undefined for anything else. */
function parseTolerantly(value: string): unknown {
  for (const text of [() => decodeURIComponent(value), () => value]) {
    try {
      return JSON.parse(text())
    } catch {
      // The other spelling may still be readable; unreadable values give the defaults.
    }
  }
  return undefined
}

function recordOf(json: unknown): Entry {
  return isRecord(json) ? json : {}
}

function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : []
}

function oneOf<T>(options: readonly T[], json: unknown): T | undefined {
  return options.find((option) => option === json)
}

/** An empty list means that no condition is checked; any other unknown value means all. */
function readConditions(json: unknown): readonly Condition[] {
  return Array.isArray(json) && json.length === 0 ? [] : checkedOrAll(listOf(json), CONDITIONS)
}

function dayOf(json: unknown): CalendarDay | '' {
  return typeof json === 'string' && isCalendarDay(json) ? json : ''
}
