import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import { amountErrors } from '../../fields/amountErrors.ts'
import type { FieldReason, FormReason, ItemField, OrderField } from '../rules/issues.ts'
import type { FormWarning } from '../rules/warnings.ts'

interface Messages {
  title: (number: string) => string
  sections: Record<'order' | 'noLoad' | 'charge' | 'items', string>
  fields: Record<OrderField, string>
  noLoad: string
  save: string
  saving: string
  cancel: string
  failed: string
  /** Follows `failed` where the order is completed or rejected. */
  over: (status: string) => string
  crashed: string
  saved: (number: string) => string
  notDeleted: (number: string, count: number) => string
  errors: Record<FieldReason, string>
  tooLong: (field: string) => string
  formErrors: Record<FormReason, string>
  formFields: Record<FormReason, string>
  itemField: Record<ItemField, string>
  itemFieldOf: (k: number, field: string) => string
  issueCount: (count: number) => string
  issuesTitle: string
  warnings: Record<FormWarning, string>
  bulkTimeUnset: string
  noLoadNow: string
  chargeToSend: (amount: string) => string
  noChargeToSend: string
  merged: string
  unsent: string
}

/** The texts of Update Order Details, without those of the items. */
export const messages = {
  en: {
    title: (number) => `Update Order Details ${number}`,
    sections: {
      order: 'Order Details',
      noLoad: 'No Load Details',
      charge: 'Charge Details',
      items: 'Item Details',
    },
    fields: {
      pickupSignature: 'Pickup Signature',
      dropoffSignature: 'Dropoff Signature',
      comments: 'OC Comments',
      noLoadComments: 'No Load Comments',
      noLoadPickupTime: 'No Load Pickup Time',
      charge: 'Charge Amount',
    },
    noLoad: 'No Load',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    failed: 'There was an error. Please try again.',
    over: (status) => `The status of this order is ${status}: it may no longer accept changes.`,
    crashed: 'An unexpected error occurred while saving. Reopen the order to see what was saved, then try again.',
    saved: (number) => `${number} updated successfully!`,
    notDeleted: (number, count) =>
      `${number} was saved, but ${count === 1 ? '1 deleted item is' : `${count} deleted items are`} still on the order.`,
    errors: {
      pickupSignatureMissing: 'Pickup Signature is required.',
      dropoffSignatureMissing: 'Dropoff Signature is required.',
      noLoadCommentsMissing: 'No Load Comments is required.',
      pickupTimeMissing: 'Pickup Time is required.',
      itemTypeMissing: 'Item Type is Required',
      quantityOutOfRange: 'Quantity must be a whole number from 1 to 999.',
      textTooLong: 'Cannot be more than 255 characters.',
      chargeUnreadable: amountErrors.en.unreadable,
      chargeTooPrecise: amountErrors.en.tooPrecise,
      chargeOutOfRange: amountErrors.en.outOfRange,
      timeUnreadable: 'Enter a complete, valid date and time.',
      timeSkipped: 'That time does not exist on this day',
      dropoffBeforePickup: 'The dropoff cannot be before the pickup.',
    },
    tooLong: (field) => `${field} cannot be more than 255 characters.`,
    formErrors: {
      noItemPickedUp: 'At least one item must have a Pickup Time.',
      noItemDroppedOff: 'At least one item must have a Dropoff Time.',
    },
    formFields: { noItemPickedUp: 'A pickup time', noItemDroppedOff: 'A dropoff time' },
    itemField: {
      barcode: 'barcode',
      typeId: 'type',
      quantity: 'quantity',
      pickupTime: 'pickup time',
      dropoffTime: 'dropoff time',
    },
    itemFieldOf: (k, field) => `Item ${k} ${field}`,
    issueCount: (count) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`),
    issuesTitle: 'Fields that need attention',
    warnings: {
      noItemLeft: 'No item is left: an order without items disappears from every list.',
      noLoadWithDropoff: 'This is a no-load, but an item has a dropoff time.',
    },
    bulkTimeUnset: 'The time for all items was not set.',
    noLoadNow: 'Set the no-load time to now',
    chargeToSend: (amount) => `Will be saved as ${amount}`,
    noChargeToSend: 'Will be saved without a charge',
    merged: 'What you typed was kept. Review it and select Save.',
    unsent: 'This save is on this device and was not sent yet. Select Save to send your changes.',
  },
  es: {
    title: (number) => `Actualizar detalles del pedido ${number}`,
    sections: {
      order: 'Detalles del pedido',
      noLoad: 'Detalles de la falta de carga',
      charge: 'Detalles del cargo',
      items: 'Detalles de los artículos',
    },
    fields: {
      pickupSignature: 'Firma de recogida',
      dropoffSignature: 'Firma de entrega',
      comments: 'Comentarios OC',
      noLoadComments: 'Comentarios sobre la falta de carga',
      noLoadPickupTime: 'Hora de recogida sin carga',
      charge: 'Importe del cargo',
    },
    noLoad: 'Sin carga',
    save: 'Guardar',
    saving: 'Guardando',
    cancel: 'Cancelar',
    failed: 'Hubo un error. Inténtelo de nuevo.',
    over: (status) => `El estado de este pedido es ${status}: es posible que ya no acepte cambios.`,
    crashed:
      'Se produjo un error inesperado al guardar. Vuelva a abrir el pedido para ver qué se guardó e inténtelo de nuevo.',
    saved: (number) => `¡${number} se actualizó correctamente!`,
    notDeleted: (number, count) =>
      `${number} se guardó, pero ${count === 1 ? 'un artículo eliminado sigue' : `${count} artículos eliminados siguen`} en el pedido.`,
    errors: {
      pickupSignatureMissing: 'La firma de recogida es obligatoria.',
      dropoffSignatureMissing: 'La firma de entrega es obligatoria.',
      noLoadCommentsMissing: 'Los comentarios sobre la falta de carga son obligatorios.',
      pickupTimeMissing: 'La hora de recogida es obligatoria.',
      itemTypeMissing: 'El tipo de artículo es obligatorio',
      quantityOutOfRange: 'La cantidad debe ser un número entero de 1 a 999.',
      textTooLong: 'No puede tener más de 255 caracteres.',
      chargeUnreadable: amountErrors.es.unreadable,
      chargeTooPrecise: amountErrors.es.tooPrecise,
      chargeOutOfRange: amountErrors.es.outOfRange,
      timeUnreadable: 'Escriba una fecha y una hora completas y válidas.',
      timeSkipped: 'Esa hora no existe en este día',
      dropoffBeforePickup: 'La entrega no puede ser anterior a la recogida.',
    },
    tooLong: (field) => `${field}: no puede tener más de 255 caracteres.`,
    formErrors: {
      noItemPickedUp: 'Al menos un artículo debe tener hora de recogida.',
      noItemDroppedOff: 'Al menos un artículo debe tener hora de entrega.',
    },
    formFields: { noItemPickedUp: 'Una hora de recogida', noItemDroppedOff: 'Una hora de entrega' },
    itemField: {
      barcode: 'código de barras',
      typeId: 'tipo',
      quantity: 'cantidad',
      pickupTime: 'hora de recogida',
      dropoffTime: 'hora de entrega',
    },
    itemFieldOf: (k, field) => `Artículo ${k} ${field}`,
    issueCount: (count) => (count === 1 ? '1 campo requiere atención' : `${count} campos requieren atención`),
    issuesTitle: 'Campos que requieren atención',
    warnings: {
      noItemLeft: 'No queda ningún artículo: un pedido sin artículos desaparece de todas las listas.',
      noLoadWithDropoff: 'Es un pedido sin carga, pero un artículo tiene hora de entrega.',
    },
    bulkTimeUnset: 'No se aplicó la hora para todos los artículos.',
    noLoadNow: 'Poner la hora actual como hora sin carga',
    chargeToSend: (amount) => `Se guardará como ${amount}`,
    noChargeToSend: 'Se guardará sin cargo',
    merged: 'Se conservó lo que escribió. Revíselo y seleccione Guardar.',
    unsent: 'Este cambio está en este dispositivo y aún no se envió. Seleccione Guardar para enviarlo.',
  },
} satisfies MessageTable<Messages>
