import type { Stop } from '@carrier-portal/shared-ui/contact'

const stopEn = (stop: Stop) => (stop === 'pickup' ? 'Pickup' : 'Dropoff')

const stopEs = (stop: Stop) => (stop === 'pickup' ? 'Recogida' : 'Entrega')

const en = {
  full: {
    late: (stop: Stop, time: string) => `${stopEn(stop)} late by ${time}`,
    dueSoon: (stop: Stop, time: string) => `${stopEn(stop)} due in ${time}`,
    dueNow: (stop: Stop) => `${stopEn(stop)} due now`,
    onTime: (stop: Stop, time: string) => `On time · ${stop} in ${time}`,
  },
  /** For table cells. */
  short: {
    late: (_: Stop, time: string) => `Late ${time}`,
    dueSoon: (_: Stop, time: string) => `Due in ${time}`,
    dueNow: (_: Stop) => 'Due now',
    onTime: (_: Stop, time: string) => `In ${time}`,
  },
  newOrder: 'New',
}

const es: typeof en = {
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
}

/** Texts of an order's urgency. */
export const messages = { en, es }
