/** Public API for addresses and telephone numbers. */
export { type Address, addressLine, cityLine, mapLink, phoneLink, type Stop, stopAddress } from './links.ts'
export { PhoneSentence } from './PhoneSentence.tsx'
