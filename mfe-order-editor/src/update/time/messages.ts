const en = {
  timeIn: (abbreviation: string) => `Times in ${abbreviation}`,
  atStop: (time: string) => `At the stop: ${time}`,
  savedAs: (text: string) => `Saved as: ${text}`,
  unusual: {
    inFuture: 'This time is in the future.',
    otherOccurrence: 'The clocks show this time twice. It is saved one hour off, because of the zone of this order.',
    outsideWindow: 'More than 2 hours outside the window',
  },
  now: 'Now',
  noTime: 'no time',
}

const es: typeof en = {
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
  noTime: 'sin hora',
}

/** The texts of a time field. */
export const messages = { en, es }
