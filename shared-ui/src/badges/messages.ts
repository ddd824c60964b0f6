import type { OrderStatus } from '@carrier-portal/contract'
import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  status: Record<OrderStatus, string>
  noStatus: string
}

/** Status texts, as the specification names them in English. */
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
  },
  es: {
    status: {
      AVAILABLE: 'Disponible',
      ROUTED: 'Asignado',
      PICKED_UP: 'Recogido',
      COMPLETED: 'Completado',
      REJECTED: 'Rechazado',
    },
    noStatus: '—',
  },
} satisfies MessageTable<Messages>
