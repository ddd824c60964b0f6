import type { Stop } from '@carrier-portal/shared-ui/contact'
import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface UrgencyTexts {
  late: (stop: Stop, time: string) => string
  dueSoon: (stop: Stop, time: string) => string
  dueNow: (stop: Stop) => string
  onTime: (stop: Stop, time: string) => string
}

interface Messages {
  full: UrgencyTexts
  /** For table cells. */
  short: UrgencyTexts
  newOrder: string
}

const stopEn = (stop: Stop) => (stop === 'pickup' ? 'Pickup' : 'Dropoff')
const stopEs = (stop: Stop) => (stop === 'pickup' ? 'Recogida' : 'Entrega')

/** Texts of an order's urgency. */
export const messages = {
  en: {
    full: {
      late: (stop, time) => `${stopEn(stop)} late by ${time}`,
      dueSoon: (stop, time) => `${stopEn(stop)} due in ${time}`,
      dueNow: (stop) => `${stopEn(stop)} due now`,
      onTime: (stop, time) => `On time · ${stop} in ${time}`,
    },
    short: {
      late: (_, time) => `Late ${time}`,
      dueSoon: (_, time) => `Due in ${time}`,
      dueNow: () => 'Due now',
      onTime: (_, time) => `In ${time}`,
    },
    newOrder: 'New',
  },
  es: {
    full: {
      late: (stop, time) => `${stopEs(stop)} con retraso: ${time}`,
      dueSoon: (stop, time) => `${stopEs(stop)} en ${time}`,
      dueNow: (stop) => `${stopEs(stop)} ahora`,
      onTime: (stop, time) => `A tiempo · ${stopEs(stop).toLowerCase()} en ${time}`,
    },
    short: {
      late: (_, time) => `Tarde ${time}`,
      dueSoon: (_, time) => `Vence en ${time}`,
      dueNow: () => 'Vence ahora',
      onTime: (_, time) => `En ${time}`,
    },
    newOrder: 'Nuevo',
  },
} satisfies MessageTable<Messages>
