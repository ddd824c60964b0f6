import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

type Leg = 'pickup' | 'dropoff'

interface Messages {
  late: (leg: Leg, time: string) => string
  dueSoon: (leg: Leg, time: string) => string
  dueNow: (leg: Leg) => string
  inGoodTime: (leg: Leg, time: string) => string
  newOrder: string
}

export const messages = {
  en: {
    late: (leg, time) => `${leg === 'pickup' ? 'Pickup' : 'Dropoff'} late by ${time}`,
    dueSoon: (leg, time) => `${leg === 'pickup' ? 'Pickup' : 'Dropoff'} due in ${time}`,
    dueNow: (leg) => `${leg === 'pickup' ? 'Pickup' : 'Dropoff'} due now`,
    inGoodTime: (leg, time) => `On time · ${leg} in ${time}`,
    newOrder: 'New',
  },
  es: {
    late: (leg, time) => `${leg === 'pickup' ? 'Recogida' : 'Entrega'} con ${time} de retraso`,
    dueSoon: (leg, time) => `${leg === 'pickup' ? 'Recogida' : 'Entrega'} en ${time}`,
    dueNow: (leg) => `${leg === 'pickup' ? 'Recogida' : 'Entrega'} ahora`,
    inGoodTime: (leg, time) => `A tiempo · ${leg === 'pickup' ? 'recogida' : 'entrega'} en ${time}`,
    newOrder: 'Nuevo',
  },
} satisfies MessageTable<Messages>
