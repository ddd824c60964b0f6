import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { BulkIssue, BulkKind } from './bulkForm.ts'
import type { BulkResult } from './useBulkDecision.ts'

interface Messages {
  start: string
  stop: string
  page: string
  tick: (number: string) => string
  answer: Record<BulkKind, (count: number) => string>
  answering: Record<BulkKind, string>
  reference: (number: string) => string
  comment: string
  reason: string
  fill: string
  first: Record<BulkIssue, string>
  fault: Record<BulkIssue, string>
  cancel: string
  close: string
  result: Record<BulkResult, string>
  done: Record<BulkKind, (count: number) => string>
}

export const messages = {
  en: {
    start: 'Select several',
    stop: 'Stop selecting',
    page: 'Select this page',
    tick: (number) => `Select ${number}`,
    answer: {
      accept: (count) => (count === 1 ? 'Accept 1 order' : `Accept ${count} orders`),
      decline: (count) => (count === 1 ? 'Decline 1 order' : `Decline ${count} orders`),
    },
    answering: { accept: 'Accepting', decline: 'Declining' },
    reference: (number) => `OC Reference Number of ${number}`,
    comment: 'User Comment',
    reason: 'Reason for Decline',
    fill: 'Use the first one for all that are empty',
    first: {
      referenceMissing: 'Every order needs a reference number.',
      referenceTooLong: 'A reference number is too long.',
      commentTooLong: 'Shorten the comment to accept.',
      reasonMissing: 'Give a reason to decline.',
      reasonTooLong: 'Shorten the reason to decline.',
    },
    fault: {
      referenceMissing: 'OC Reference Number is required.',
      referenceTooLong: 'OC Reference Number cannot be more than 255 characters.',
      commentTooLong: 'User Comment cannot be more than 255 characters.',
      reasonMissing: 'Reason for Decline is required.',
      reasonTooLong: 'Reason for Decline cannot be more than 255 characters.',
    },
    cancel: 'Cancel',
    close: 'Close',
    result: {
      waiting: 'Waiting',
      sending: 'Sending…',
      done: 'Done',
      failed: 'There was an error. It is still offered.',
      gone: 'No longer available',
    },
    done: {
      accept: (count) => (count === 1 ? '1 order accepted' : `${count} orders accepted`),
      decline: (count) => (count === 1 ? '1 order declined' : `${count} orders declined`),
    },
  },
  es: {
    start: 'Seleccionar varias',
    stop: 'Dejar de seleccionar',
    page: 'Seleccionar esta página',
    tick: (number) => `Seleccionar ${number}`,
    answer: {
      accept: (count) => (count === 1 ? 'Aceptar 1 orden' : `Aceptar ${count} órdenes`),
      decline: (count) => (count === 1 ? 'Rechazar 1 orden' : `Rechazar ${count} órdenes`),
    },
    answering: { accept: 'Aceptando', decline: 'Rechazando' },
    reference: (number) => `Número de referencia OC de ${number}`,
    comment: 'Comentario',
    reason: 'Motivo del rechazo',
    fill: 'Usar el primero en todas las vacías',
    first: {
      referenceMissing: 'Cada orden necesita un número de referencia.',
      referenceTooLong: 'Un número de referencia es demasiado largo.',
      commentTooLong: 'Acorte el comentario para aceptar.',
      reasonMissing: 'Escriba un motivo para rechazar.',
      reasonTooLong: 'Acorte el motivo para rechazar.',
    },
    fault: {
      referenceMissing: 'El número de referencia OC es obligatorio.',
      referenceTooLong: 'El número de referencia OC no puede tener más de 255 caracteres.',
      commentTooLong: 'El comentario no puede tener más de 255 caracteres.',
      reasonMissing: 'El motivo del rechazo es obligatorio.',
      reasonTooLong: 'El motivo del rechazo no puede tener más de 255 caracteres.',
    },
    cancel: 'Cancelar',
    close: 'Cerrar',
    result: {
      waiting: 'En espera',
      sending: 'Enviando…',
      done: 'Hecho',
      failed: 'Hubo un error. Sigue ofrecida.',
      gone: 'Ya no está disponible',
    },
    done: {
      accept: (count) => (count === 1 ? '1 orden aceptada' : `${count} órdenes aceptadas`),
      decline: (count) => (count === 1 ? '1 orden rechazada' : `${count} órdenes rechazadas`),
    },
  },
} satisfies MessageTable<Messages>
