/** Public API for the addresses and telephone numbers of an order. */
export { type Address, addressLine, cityLine, type Leg, mapLink, phoneLink, stopAddress } from './links.ts'
