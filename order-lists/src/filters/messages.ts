import { LIMITS } from '@carrier-portal/contract/rules'
import { CALENDAR_YEARS } from '@carrier-portal/shared-ui/time'
import type { DatesIssue } from '../search/dateRange.ts'

const { first, last } = CALENDAR_YEARS

const en = {
  filters: 'Filters',
  allAccounts: 'All accounts',
  accountCount: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
  days: (start: string, end: string) => `${start} to ${end}`,
  active: (count: number) => (count === 1 ? '1 filter active' : `${count} filters active`),
  accounts: 'Accounts',
  conditions: 'Conditions',
  noneIsAll: 'None checked means all',
  dates: 'Dates',
  sortField: 'Sort Field',
  sortOrder: 'Sort Order',
  option: { YESTERDAY: 'Yesterday', TODAY: 'Today', TOMORROW: 'Tomorrow', CUSTOM: 'Custom Date Range' },
  condition: { ROUTED: 'Routed', PICKED_UP: 'Picked Up' },
  field: { PICKUP_EARLIEST: 'Pickup Earliest', STATUS: 'Status' },
  direction: { ASC: 'Ascending', DESC: 'Descending' },
  issue: (issue: DatesIssue, start: string, end: string) =>
    ({
      startMissing: `${start} is required.`,
      endMissing: `${end} is required.`,
      startOutOfYears: `Enter a year from ${first} to ${last}.`,
      endOutOfYears: `Enter a year from ${first} to ${last}.`,
      startAfterEnd: `${end} must not be before ${start}.`,
      rangeTooLong: `Search at most ${LIMITS.searchDays} days at a time.`,
    })[issue],
  /** A date of which a part is missing, or which does not exist. */
  incompleteDate: 'Enter a complete, valid date.',
}

const es: typeof en = {
  filters: 'Filtros',
  allAccounts: 'Todas las cuentas',
  accountCount: (count) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
  days: (start, end) => `${start} a ${end}`,
  active: (count) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  accounts: 'Cuentas',
  conditions: 'Condiciones',
  noneIsAll: 'Ninguna marcada equivale a todas',
  dates: 'Fechas',
  sortField: 'Ordenar por',
  sortOrder: 'Orden',
  option: { YESTERDAY: 'Ayer', TODAY: 'Hoy', TOMORROW: 'Mañana', CUSTOM: 'Rango de fechas' },
  condition: { ROUTED: 'Asignado', PICKED_UP: 'Recogido' },
  field: { PICKUP_EARLIEST: 'Recogida, desde', STATUS: 'Estado' },
  direction: { ASC: 'Ascendente', DESC: 'Descendente' },
  issue: (issue, start, end) =>
    ({
      startMissing: `Falta: ${start}.`,
      endMissing: `Falta: ${end}.`,
      startOutOfYears: `Escriba un año de ${first} a ${last}.`,
      endOutOfYears: `Escriba un año de ${first} a ${last}.`,
      startAfterEnd: `${end} no puede ser anterior a ${start}.`,
      rangeTooLong: `Busque como máximo ${LIMITS.searchDays} días a la vez.`,
    })[issue],
  incompleteDate: 'Escriba una fecha completa y válida.',
}

/** Texts of the filter card. */
export const messages = { en, es }
