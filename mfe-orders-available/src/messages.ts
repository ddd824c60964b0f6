import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  from: string
  to: string
  details: string
  accept: string
  decline: string
}

export const messages = {
  en: {
    title: 'Available Orders',
    from: 'Pickup Earliest From',
    to: 'Pickup Earliest To',
    details: 'View Details',
    accept: 'Accept',
    decline: 'Decline',
  },
  es: {
    title: 'Pedidos disponibles',
    from: 'Recogida desde el día',
    to: 'Recogida hasta el día',
    details: 'Ver detalles',
    accept: 'Aceptar',
    decline: 'Rechazar',
  },
} satisfies MessageTable<Messages>
