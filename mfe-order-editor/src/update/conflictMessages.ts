import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { COMPARED, COMPARED_OF_ITEM } from './conflict.ts'

interface Messages {
  conflictTitle: string
  conflictHint: string
  reload: string
  keepMine: string
  compared: Record<(typeof COMPARED)[number], string>
  comparedOfItem: Record<(typeof COMPARED_OF_ITEM)[number], string>
  changedTo: (field: string, was: string, now: string) => string
  itemChangedTo: (item: string, field: string, was: string, now: string) => string
  itemAdded: (item: string) => string
  itemRemoved: (item: string) => string
  nothing: string
  yes: string
  no: string
}

/** What is said when somebody else saved the order meanwhile. */
export const conflictMessages = {
  en: {
    conflictTitle: 'Someone else changed this order while you were editing. Nothing was sent.',
    conflictHint:
      'Reload takes what is on the order now and drops what you typed. Keep mine keeps what you typed and takes the rest; you then press Save again.',
    reload: 'Reload',
    keepMine: 'Keep mine',
    compared: {
      status: 'Status',
      pickupPOD: 'Pickup Signature',
      dropoffPOD: 'Dropoff Signature',
      ocComments: 'OC Comments',
      noLoad: 'No Load',
      noLoadComments: 'No Load Comments',
      noLoadPickupTime: 'No Load Pickup Time',
      ocCharge: 'Charge Amount',
    },
    comparedOfItem: {
      barcode: 'barcode',
      itemTypeName: 'type',
      quantity: 'quantity',
      pickupTimeActual: 'pickup time',
      dropoffTimeActual: 'dropoff time',
    },
    changedTo: (field, was, now) => `${field}: was ${was}, is now ${now}`,
    itemChangedTo: (item, field, was, now) => `${item}, ${field}: was ${was}, is now ${now}`,
    itemAdded: (item) => `${item} was added`,
    itemRemoved: (item) => `${item} was deleted`,
    nothing: 'empty',
    yes: 'yes',
    no: 'no',
  },
  es: {
    conflictTitle: 'Otra persona cambió esta orden mientras usted la editaba. No se envió nada.',
    conflictHint:
      'Recargar toma lo que hay ahora en la orden y descarta lo que escribió. Conservar lo mío mantiene lo que escribió y toma el resto; después pulse Guardar de nuevo.',
    reload: 'Recargar',
    keepMine: 'Conservar lo mío',
    compared: {
      status: 'Estado',
      pickupPOD: 'Firma de recogida',
      dropoffPOD: 'Firma de entrega',
      ocComments: 'Comentarios OC',
      noLoad: 'Sin carga',
      noLoadComments: 'Comentarios de sin carga',
      noLoadPickupTime: 'Hora de recogida sin carga',
      ocCharge: 'Importe del cargo',
    },
    comparedOfItem: {
      barcode: 'código de barras',
      itemTypeName: 'tipo',
      quantity: 'cantidad',
      pickupTimeActual: 'hora de recogida',
      dropoffTimeActual: 'hora de entrega',
    },
    changedTo: (field, was, now) => `${field}: era ${was}, ahora es ${now}`,
    itemChangedTo: (item, field, was, now) => `${item}, ${field}: era ${was}, ahora es ${now}`,
    itemAdded: (item) => `Se añadió ${item}`,
    itemRemoved: (item) => `Se eliminó ${item}`,
    nothing: 'vacío',
    yes: 'sí',
    no: 'no',
  },
} satisfies MessageTable<Messages>
