import type { WordTable } from '@carrier-portal/shared-ui/words'

interface Words {
  title: string
  from: string
  to: string
  details: string
  charge: string
}

export const words = {
  en: {
    title: 'Order History',
    from: 'Start Date',
    to: 'End Date',
    details: 'View Details',
    charge: 'Update Charge',
  },
  es: {
    title: 'Historial de órdenes',
    from: 'Fecha inicial',
    to: 'Fecha final',
    details: 'Ver detalles',
    charge: 'Corregir el cargo',
  },
} satisfies WordTable<Words>
