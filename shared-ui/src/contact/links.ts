import type { WorkOrder } from '@carrier-portal/contract'

/** The address of a stop. */
export interface Address {
  readonly name: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** One of the two stops of an order. */
export type Stop = 'pickup' | 'dropoff'

/** The address of the pickup or the dropoff. */
export function stopAddress(order: WorkOrder, stop: Stop): Address {
  return {
    name: order[`${stop}ClientLocationName`],
    street: order[`${stop}ClientLocationStreet`],
    city: order[`${stop}ClientLocationCity`],
    state: order[`${stop}ClientLocationState`],
    zip: order[`${stop}ClientLocationZip`],
  }
}

/** The most digits of a number, its country code included. */
const MOST_DIGITS = 15

/** The link that dials a number, or undefined when the text holds none, or two in a row. Extensions stay out of it. */
export function phoneLink(text: string | null): string | undefined {
  const number = /^\(?\+?[\d\s().-]{7,}/.exec(text?.trim() ?? '')?.[0]
  const digits = number?.replace(/[^\d]/g, '') ?? ''
  if (!number || digits.length > MOST_DIGITS) return undefined
  return `tel:${/^\(?\+/.test(number) ? '+' : ''}${digits}`
}

/** 'Newark, NJ 07102', with what is missing left out. */
export function cityLine({ city, state, zip }: Address): string {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** Street and city in one line, with what is missing left out. */
export function addressLine(address: Address): string {
  return [address.street, cityLine(address)].filter(Boolean).join(', ')
}

/** A link that shows the address on a map, or undefined without a street or a city. */
export function mapLink(address: Address): string | undefined {
  if (!address.street && !address.city) return undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`
}
