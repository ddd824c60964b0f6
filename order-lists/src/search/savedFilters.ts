import { type CalendarDay, isCalendarDay } from '@carrier-portal/shared-ui/time'
import { dateIssues } from './dateRange.ts'
import {
  CONDITIONS,
  checkedOrAll,
  DATE_OPTIONS,
  defaultFilters,
  type ListFilters,
  SORT_DIRECTIONS,
  SORT_FIELDS,
} from './listFilters.ts'

/** The screens that keep filters, by their keys in the cookie (decisions, section 2). */
export type FilterScreen = 'available_orders' | 'accepted_orders' | 'order_history'

type WithCode = { readonly code: string }
type Entry = Record<string, unknown>
type Entries = Map<FilterScreen, Entry>

/** Every key under which a screen's filters may stand; the first is the one written. */
const KEYS: Record<FilterScreen, readonly string[]> = {
  available_orders: ['available_orders'],
  accepted_orders: ['accepted_orders', 'accepted orders'],
  order_history: ['order_history'],
}

const SCREENS = ['available_orders', 'accepted_orders', 'order_history'] as const

/** Browsers drop a cookie over 4,096 bytes without a word (reliability, section 0, finding 10). */
const MAX_BYTES = 3800

/**
 * A screen's filters from the value of the cookie `search_filters`. Whatever is missing, of another shape or out of
 * date is the default: codes that the user no longer has, days that do not exist, and any garbage.
 */
export function readSavedFilters(
  value: string | undefined,
  screen: FilterScreen,
  carriers: readonly WithCode[],
  today: CalendarDay,
): ListFilters {
  const defaults = defaultFilters(carriers, today)
  const entry = readEntries(value).get(screen)
  if (!entry) return defaults
  const read: ListFilters = {
    accounts: checkedOrAll(textsOf(entry.accounts), defaults.accounts),
    dateOption: oneOf(DATE_OPTIONS, entry.dateOption) ?? defaults.dateOption,
    startDate: dayOf(entry.startDate),
    endDate: dayOf(entry.endDate),
    conditions: checkedOrAll(textsOf(entry.conditions), CONDITIONS).flatMap((one) => oneOf(CONDITIONS, one) ?? []),
    sort: oneOf(SORT_FIELDS, entry.sort) ?? defaults.sort,
    sortDirection: oneOf(SORT_DIRECTIONS, entry.sortDirection) ?? defaults.sortDirection,
  }
  if (read.dateOption === 'CUSTOM' && dateIssues(read).length === 0) return read
  const dateOption = read.dateOption === 'CUSTOM' ? defaults.dateOption : read.dateOption
  return { ...read, dateOption, startDate: today, endDate: today }
}

/**
 * The cookie's next value: this screen's filters beside those of the others. All accounts ticked is an empty list, and
 * where a value would be too long the longest list of accounts is left out, so that a reader never meets an older one.
 */
export function writeSavedFilters(
  value: string | undefined,
  screen: FilterScreen,
  filters: ListFilters,
  carriers: readonly WithCode[],
): string {
  const entries = readEntries(value).set(screen, entryOf(screen, filters, carriers))
  let written = printEntries(entries)
  while (written.length > MAX_BYTES && clearLongestAccounts(entries)) written = printEntries(entries)
  return written
}

function entryOf(screen: FilterScreen, filters: ListFilters, carriers: readonly WithCode[]): Entry {
  const { accounts, dateOption, startDate, endDate, conditions, sort, sortDirection } = filters
  const all = carriers.every(({ code }) => accounts.includes(code))
  const dates = { accounts: all ? [] : accounts, dateOption, startDate, endDate }
  return screen === 'accepted_orders' ? { ...dates, conditions, sort, sortDirection } : dates
}

function clearLongestAccounts(entries: Entries): boolean {
  const longest = [...entries].toSorted((a, b) => accountsLength(b[1]) - accountsLength(a[1]))[0]
  if (!longest || accountsLength(longest[1]) === 0) return false
  entries.set(longest[0], { ...longest[1], accounts: [] })
  return true
}

function accountsLength(entry: Entry): number {
  return textsOf(entry.accounts).join().length
}

function printEntries(entries: Entries): string {
  return encodeURIComponent(JSON.stringify(Object.fromEntries(entries)))
}

function readEntries(value: string | undefined): Entries {
  const map = recordOf(parseTolerantly(value ?? ''))
  const entries: Entries = new Map()
  for (const screen of SCREENS) {
    const key = KEYS[screen].find((name) => Object.hasOwn(map, name))
    if (key !== undefined) entries.set(screen, knownFields(recordOf(map[key])))
  }
  return entries
}

/** Only what is known goes on, so that nothing strange is carried from write to write. */
function knownFields(entry: Entry): Entry {
  const known = ['accounts', 'dateOption', 'startDate', 'endDate', 'conditions', 'sort', 'sortDirection']
  return Object.fromEntries(known.filter((name) => Object.hasOwn(entry, name)).map((name) => [name, entry[name]]))
}

/** Percent-encoded or plain JSON; undefined for anything else. */
function parseTolerantly(value: string): unknown {
  for (const text of [() => decodeURIComponent(value), () => value]) {
    try {
      return JSON.parse(text())
    } catch {
      // The other spelling may still be readable; garbage gives the defaults.
    }
  }
  return undefined
}

function recordOf(json: unknown): Entry {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Entry) : {}
}

function textsOf(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : []
}

function oneOf<T>(options: readonly T[], json: unknown): T | undefined {
  return options.find((option) => option === json)
}

function dayOf(json: unknown): CalendarDay | '' {
  return typeof json === 'string' && isCalendarDay(json) ? json : ''
}
