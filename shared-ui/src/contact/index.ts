/** Public API for the addresses and telephone numbers of an order. */
export { type Address, addressLine, cityLine, mapLink, phoneLink, type Stop, stopAddress } from './links.ts'
