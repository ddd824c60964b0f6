/** The values of an item that Save deletes. Its notice and its Undo button are not struck through. */
export const struckThrough = 'input, select { text-decoration: line-through; }'
