import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { OrderColumn } from '../view/sortOrders.ts'

interface Messages {
  caption: string
  actions: string
  column: Record<OrderColumn, string>
}

export const messages = {
  en: {
    caption: 'Orders',
    actions: 'Actions',
    column: {
      workOrderNumber: 'Order',
      status: 'Status',
      pickupClientLocationName: 'Pickup',
      dropoffClientLocationName: 'Dropoff',
      pickupEarliestDateTime: 'Pickup Window',
      dropoffEarliestDateTime: 'Dropoff Window',
      tripClassifier: 'Trip Class',
      vehicleType: 'Vehicle',
      mileage: 'Miles',
      tempStates: 'Temp State',
      timeToComplete: 'Minutes',
    },
  },
  es: {
    caption: 'Órdenes',
    actions: 'Acciones',
    column: {
      workOrderNumber: 'Orden',
      status: 'Estado',
      pickupClientLocationName: 'Recogida',
      dropoffClientLocationName: 'Entrega',
      pickupEarliestDateTime: 'Horario de recogida',
      dropoffEarliestDateTime: 'Horario de entrega',
      tripClassifier: 'Clase',
      vehicleType: 'Vehículo',
      mileage: 'Millas',
      tempStates: 'Temperatura',
      timeToComplete: 'Minutos',
    },
  },
} satisfies MessageTable<Messages>
