import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  from: string
  to: string
  details: string
  update: string
}

export const messages = {
  en: {
    title: 'Accepted Orders',
    from: 'Pickup Earliest From',
    to: 'Pickup Earliest To',
    details: 'View Details',
    update: 'Update Details',
  },
  es: {
    title: 'Pedidos aceptados',
    from: 'Recogida desde el día',
    to: 'Recogida hasta el día',
    details: 'Ver detalles',
    update: 'Actualizar datos',
  },
} satisfies MessageTable<Messages>
