const en = {
  cards: 'Cards',
  table: 'Table',
  view: 'View',
}

const es: typeof en = {
  cards: 'Tarjetas',
  table: 'Tabla',
  view: 'Vista',
}

/** Texts of the choice between cards and table. */
export const messages = { en, es }
