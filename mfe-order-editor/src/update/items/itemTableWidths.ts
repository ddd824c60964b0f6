/** From 1260 px on at the usual text size, the items are a table. Narrower, its date-time inputs would be cut off. */
export const itemTableQuery = '(min-width: 78.75em)'

/** From 1300 px on, the time for all items fits beside Reset Form; narrower, it is below. */
export const toolsInLine = '@media (min-width: 81.25em)'

/** From 1440 px on, the "Now" buttons fit beside the inputs, with room for a barcode; narrower, they are below. */
export const wideTimesQuery = '(min-width: 90em)'
