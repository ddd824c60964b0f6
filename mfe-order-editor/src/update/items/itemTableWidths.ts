/** From this width on the items are a table. Narrower, its date-time inputs would be cut off. */
export const itemTableQuery = '(min-width: 1260px)'

/** From this width on the "Now" buttons fit beside the inputs, with room for a barcode; narrower, they are below. */
export const wideTimesQuery = '(min-width: 1440px)'
