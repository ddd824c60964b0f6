import { REGIONS, type Region } from './clientLocations.ts'

export interface SeedCarrier {
  readonly code: string
  readonly name: string
  readonly regions: readonly Region[]
  /** The share of orders of this carrier, relative to the others. */
  readonly weight: number
}

/** Three carriers with most of the orders, three small ones. */
export const CARRIERS: readonly SeedCarrier[] = [
  { code: 'NORTH', name: 'Northline Medical Couriers', regions: [REGIONS.newYork, REGIONS.boston], weight: 4 },
  { code: 'BAY', name: 'Bayside Specimen Transport', regions: [REGIONS.bayArea, REGIONS.losAngeles], weight: 4 },
  { code: 'SUMMIT', name: 'Summit Medical Logistics', regions: [REGIONS.denver, REGIONS.chicago], weight: 4 },
  { code: 'HARBOR', name: 'Harbor Point Health Logistics', regions: [REGIONS.boston, REGIONS.newYork], weight: 1 },
  { code: 'PRAIRIE', name: 'Prairie State Lab Runners', regions: [REGIONS.chicago, REGIONS.dallas], weight: 1 },
  { code: 'DESERT', name: 'Desert Sky Medical Delivery', regions: [REGIONS.phoenix], weight: 1 },
]

/** The password of every demo account. */
export const DEMO_PASSWORD = 'courier-demo-2026'

interface SeedUser {
  readonly username: string
  readonly carrierCodes: readonly string[]
  readonly eulaAccepted: boolean
}

/** Dispatchers and drivers to sign in as. */
export const USERS: readonly SeedUser[] = [
  { username: 'dana', carrierCodes: ['NORTH', 'BAY', 'SUMMIT'], eulaAccepted: true },
  { username: 'omar', carrierCodes: ['NORTH'], eulaAccepted: true },
  { username: 'priya', carrierCodes: CARRIERS.map(({ code }) => code), eulaAccepted: true },
  { username: 'lee', carrierCodes: ['BAY'], eulaAccepted: false },
  { username: 'sam', carrierCodes: ['SUMMIT'], eulaAccepted: true },
  { username: 'nova', carrierCodes: [], eulaAccepted: true },
]
