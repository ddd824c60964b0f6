import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { DeclineIssue } from './declineForm.ts'

interface Messages {
  title: (number: string) => string
  reason: string
  phrases: string
  phrase: readonly string[]
  submit: string
  submitting: string
  failure: string
  done: (number: string) => string
  fault: Record<DeclineIssue, string>
  first: Record<DeclineIssue, string>
}

/** Sections 5 and 8 of the specification have these sentences; `first` says why the button is disabled. */
export const messages = {
  en: {
    title: (number) => `Decline Order ${number}`,
    reason: 'Reason for Decline',
    phrases: 'Quick phrases',
    phrase: ['No driver available', 'No suitable vehicle', 'Outside our area', 'Window cannot be met'],
    submit: 'Decline Order',
    submitting: 'Declining',
    failure: 'There was an error rejecting this order. Please try again.',
    done: (number) => `${number} Declined`,
    fault: {
      reasonMissing: 'Reason for Decline is required.',
      reasonTooLong: 'Reason for Decline cannot be more than 255 characters.',
    },
    first: { reasonMissing: 'Give a reason to decline.', reasonTooLong: 'Shorten the reason to decline.' },
  },
  es: {
    title: (number) => `Rechazar la orden ${number}`,
    reason: 'Motivo del rechazo',
    phrases: 'Frases rápidas',
    phrase: ['No hay conductor disponible', 'No hay vehículo adecuado', 'Fuera de nuestra zona', 'Horario imposible'],
    submit: 'Rechazar la orden',
    submitting: 'Rechazando',
    failure: 'Hubo un error al rechazar esta orden. Inténtelo de nuevo.',
    done: (number) => `${number} rechazada`,
    fault: {
      reasonMissing: 'El motivo del rechazo es obligatorio.',
      reasonTooLong: 'El motivo del rechazo no puede tener más de 255 caracteres.',
    },
    first: { reasonMissing: 'Escriba un motivo para rechazar.', reasonTooLong: 'Acorte el motivo para rechazar.' },
  },
} satisfies MessageTable<Messages>
