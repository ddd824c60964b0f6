import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { SummaryMessages } from './appliedSummary.ts'

/** The texts of the summary on a closed filter card. */
export const summaryMessages = {
  en: {
    allAccounts: 'All accounts',
    accounts: (count) => (count === 1 ? '1 account' : `${count} accounts`),
    days: (start, end) => `${start} to ${end}`,
    labels: { YESTERDAY: 'Yesterday', TODAY: 'Today', TOMORROW: 'Tomorrow', ROUTED: 'Routed', PICKED_UP: 'Picked Up' },
  },
  es: {
    allAccounts: 'Todas las cuentas',
    accounts: (count) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
    days: (start, end) => `${start} a ${end}`,
    labels: { YESTERDAY: 'Ayer', TODAY: 'Hoy', TOMORROW: 'Mañana', ROUTED: 'Asignado', PICKED_UP: 'Recogido' },
  },
} satisfies MessageTable<SummaryMessages>
