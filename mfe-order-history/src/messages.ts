import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  from: string
  to: string
  details: string
  charge: string
}

/** The texts of the screen. */
export const messages = {
  en: {
    title: 'Order History',
    from: 'Start Date',
    to: 'End Date',
    details: 'View Details',
    charge: 'Update Charge',
  },
  es: {
    title: 'Historial de pedidos',
    from: 'Fecha inicial',
    to: 'Fecha final',
    details: 'Ver detalles',
    charge: 'Actualizar cargo',
  },
} satisfies MessageTable<Messages>
