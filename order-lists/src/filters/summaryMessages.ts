import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { SummaryMessages } from './appliedSummary.ts'
import { messages } from './messages.ts'

/** The texts of the summary on a closed filter card. */
export const summaryMessages = {
  en: {
    allAccounts: 'All accounts',
    accounts: (count) => (count === 1 ? '1 account' : `${count} accounts`),
    days: (start, end) => `${start} to ${end}`,
    labels: { ...messages.en.option, ...messages.en.condition },
  },
  es: {
    allAccounts: 'Todas las cuentas',
    accounts: (count) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
    days: (start, end) => `${start} a ${end}`,
    labels: { ...messages.es.option, ...messages.es.condition },
  },
} satisfies MessageTable<SummaryMessages>
