import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { UnusualTime } from './unusualTimes.ts'

interface Messages {
  timeIn: (abbreviation: string) => string
  atStop: (time: string) => string
  savedAs: (text: string) => string
  unusual: Record<UnusualTime, string>
  now: string
}

/** The texts of a time field. */
export const messages = {
  en: {
    timeIn: (abbreviation) => `Times in ${abbreviation}`,
    atStop: (time) => `At the stop: ${time}`,
    savedAs: (text) => `Saved as: ${text}`,
    unusual: {
      inFuture: 'This time is in the future.',
      otherOccurrence: 'The clocks show this time twice. It is saved one hour off, because of the zone of this order.',
      outsideWindow: 'More than 2 hours outside the window',
    },
    now: 'Now',
  },
  es: {
    timeIn: (abbreviation) => `Horas en ${abbreviation}`,
    atStop: (time) => `En la parada: ${time}`,
    savedAs: (text) => `Guardado como: ${text}`,
    unusual: {
      inFuture: 'Esta hora está en el futuro.',
      otherOccurrence:
        'Los relojes marcan esta hora dos veces. Se guarda con una hora de diferencia por la zona de este pedido.',
      outsideWindow: 'Más de 2 horas fuera del horario',
    },
    now: 'Ahora',
  },
} satisfies MessageTable<Messages>
