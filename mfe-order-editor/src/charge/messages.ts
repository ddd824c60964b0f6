import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { ChargeIssue, ChargeWarning } from './validate.ts'

interface Messages {
  title: (number: string) => string
  charge: string
  update: string
  updating: string
  cancel: string
  failed: string
  loadFailed: string
  tryAgain: string
  updated: (number: string) => string
  errors: Record<ChargeIssue, string>
  old: string
  next: string
  difference: string
  warnings: Record<ChargeWarning, (next: string, old: string) => string>
  confirm: string
  goBack: string
}

export const messages = {
  en: {
    title: (number) => `Update Charge for ${number}`,
    charge: 'Charge',
    update: 'Update Charge',
    updating: 'Updating',
    cancel: 'Cancel',
    failed: 'There was an error updating the charge this order. Please try again.',
    loadFailed: 'There was an error. Please try again.',
    tryAgain: 'Try again',
    updated: (number) => `${number} charge updated successfully!`,
    errors: { missing: 'Charge is required.', unreadable: 'Enter a number, for example 84.50.' },
    old: 'Current charge',
    next: 'New charge',
    difference: 'Difference',
    warnings: {
      zero: (next) => `The new charge is ${next}. Nothing will be paid for this order.`,
      negative: (next) => `The new charge is below zero: ${next}.`,
      muchMore: (next, old) => `The new charge, ${next}, is more than three times the current one, ${old}.`,
    },
    confirm: 'Yes, change it',
    goBack: 'Go back',
  },
  es: {
    title: (number) => `Actualizar el cargo de ${number}`,
    charge: 'Cargo',
    update: 'Actualizar cargo',
    updating: 'Actualizando',
    cancel: 'Cancelar',
    failed: 'Hubo un error al actualizar el cargo de este pedido. Inténtelo de nuevo.',
    loadFailed: 'Hubo un error. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
    updated: (number) => `¡El cargo de ${number} se actualizó correctamente!`,
    errors: { missing: 'El cargo es obligatorio.', unreadable: 'Escriba un número, por ejemplo 84.50.' },
    old: 'Cargo actual',
    next: 'Cargo nuevo',
    difference: 'Diferencia',
    warnings: {
      zero: (next) => `El cargo nuevo es ${next}. No se pagará nada por este pedido.`,
      negative: (next) => `El cargo nuevo es menor que cero: ${next}.`,
      muchMore: (next, old) => `El cargo nuevo, ${next}, es más de tres veces el actual, ${old}.`,
    },
    confirm: 'Sí, cambiarlo',
    goBack: 'Volver',
  },
} satisfies MessageTable<Messages>
