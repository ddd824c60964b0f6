import { amountErrors } from '../fields/amountErrors.ts'

const en = {
  title: (number: string) => `Update Charge for ${number}`,
  charge: 'Charge',
  update: 'Update Charge',
  updating: 'Updating',
  cancel: 'Cancel',
  failed: 'There was an error updating the charge this order. Please try again.',
  notCompleted: 'Only the charge of a completed order can be corrected.',
  crashed: 'An unexpected error occurred. Reopen the order to see its charge, then try again.',
  loadFailed: 'There was an error. Please try again.',
  oldUnknown: 'The current charge could not be loaded. You can enter the new one.',
  /** An unsent save has the charge that it was to replace. */
  oldOfSave: 'The current charge could not be loaded. The one below is from the time of your save.',
  updated: (number: string) => `${number} charge updated successfully!`,
  errors: {
    missing: 'Charge is required.',
    ...amountErrors.en,
  },
  old: 'Current charge',
  next: 'New charge',
  difference: 'Difference',
  /** Someone else changed the charge while the dialog was open. */
  changed: 'Someone else changed the charge meanwhile. Check the current one, then select Update Charge again.',
}

const es: typeof en = {
  title: (number) => `Actualizar el cargo de ${number}`,
  charge: 'Cargo',
  update: 'Actualizar cargo',
  updating: 'Actualizando',
  cancel: 'Cancelar',
  failed: 'Hubo un error al actualizar el cargo de este pedido. Inténtelo de nuevo.',
  notCompleted: 'Solo se puede corregir el cargo de un pedido completado.',
  crashed: 'Se produjo un error inesperado. Vuelva a abrir el pedido para ver su cargo e inténtelo de nuevo.',
  loadFailed: 'Hubo un error. Inténtelo de nuevo.',
  oldUnknown: 'No se pudo cargar el cargo actual. Puede escribir el nuevo.',
  oldOfSave: 'No se pudo cargar el cargo actual. El que se muestra es del momento en que guardó.',
  updated: (number) => `¡El cargo de ${number} se actualizó correctamente!`,
  errors: {
    missing: 'El cargo es obligatorio.',
    ...amountErrors.es,
  },
  old: 'Cargo actual',
  next: 'Cargo nuevo',
  difference: 'Diferencia',
  changed:
    'Otra persona cambió el cargo mientras tanto. Revise el cargo actual y seleccione Actualizar cargo de nuevo.',
}

/** The texts of Update Charge. */
export const messages = { en, es }
