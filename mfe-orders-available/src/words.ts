import type { WordTable } from '@carrier-portal/shared-ui/words'

interface Words {
  title: string
  from: string
  to: string
  details: string
  accept: string
  decline: string
}

export const words = {
  en: {
    title: 'Available Orders',
    from: 'Pickup Earliest From',
    to: 'Pickup Earliest To',
    details: 'View Details',
    accept: 'Accept',
    decline: 'Decline',
  },
  es: {
    title: 'Órdenes disponibles',
    from: 'Recogida desde el día',
    to: 'Recogida hasta el día',
    details: 'Ver detalles',
    accept: 'Aceptar',
    decline: 'Rechazar',
  },
} satisfies WordTable<Words>
