import type { OrderStatus } from '@carrier-portal/contract'
import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

type Leg = 'pickup' | 'dropoff'

interface Messages {
  status: Record<OrderStatus, string>
  noStatus: string
  late: (leg: Leg, time: string) => string
  dueSoon: (leg: Leg, time: string) => string
  inGoodTime: (leg: Leg, time: string) => string
  newOrder: string
}

export const messages = {
  en: {
    status: {
      AVAILABLE: 'Available',
      ROUTED: 'Routed',
      PICKED_UP: 'Picked Up',
      COMPLETED: 'Completed',
      REJECTED: 'Rejected',
    },
    noStatus: '—',
    late: (leg, time) => `${leg === 'pickup' ? 'Pickup' : 'Dropoff'} late by ${time}`,
    dueSoon: (leg, time) => `${leg === 'pickup' ? 'Pickup' : 'Dropoff'} due in ${time}`,
    inGoodTime: (leg, time) => `In good time: ${leg} in ${time}`,
    newOrder: 'New',
  },
  es: {
    status: {
      AVAILABLE: 'Disponible',
      ROUTED: 'En ruta',
      PICKED_UP: 'Recogido',
      COMPLETED: 'Completado',
      REJECTED: 'Rechazado',
    },
    noStatus: '—',
    late: (leg, time) => `${leg === 'pickup' ? 'Recogida' : 'Entrega'} con ${time} de retraso`,
    dueSoon: (leg, time) => `${leg === 'pickup' ? 'Recogida' : 'Entrega'} en ${time}`,
    inGoodTime: (leg, time) => `A tiempo: ${leg === 'pickup' ? 'recogida' : 'entrega'} en ${time}`,
    newOrder: 'Nuevo',
  },
} satisfies MessageTable<Messages>
