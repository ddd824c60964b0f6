export const TEMP_STATES = ['Ambient', 'Refrigerated', 'Frozen', 'Dry Ice'] as const
export type TempState = (typeof TEMP_STATES)[number]

/** An item type with its temperature states, usual size in inches and weight in pounds. */
interface CatalogItem {
  readonly id: number
  readonly name: string
  readonly prefix: string
  readonly tempStates: readonly TempState[]
  readonly size: readonly [length: number, width: number, height: number, weight: number]
}

/** The item types of the demo data. */
export const ITEM_CATALOG: readonly CatalogItem[] = [
  { id: 1, name: 'Specimen Box', prefix: 'SPB', tempStates: ['Ambient', 'Refrigerated'], size: [12, 10, 8, 4.5] },
  { id: 2, name: 'Specimen Bag', prefix: 'SBG', tempStates: ['Ambient', 'Refrigerated'], size: [10, 8, 2, 0.6] },
  { id: 3, name: 'Blood Cooler', prefix: 'BLC', tempStates: ['Refrigerated'], size: [18, 14, 14, 16] },
  { id: 4, name: 'Plasma Carton', prefix: 'PLC', tempStates: ['Frozen', 'Dry Ice'], size: [16, 12, 12, 14.2] },
  { id: 5, name: 'Tissue Container', prefix: 'TSC', tempStates: ['Dry Ice', 'Frozen'], size: [14, 14, 16, 18.5] },
  { id: 6, name: 'Pharmacy Tote', prefix: 'PHT', tempStates: ['Ambient', 'Refrigerated'], size: [21, 15, 12, 11] },
  { id: 7, name: 'Infusion Kit', prefix: 'INF', tempStates: ['Refrigerated', 'Ambient'], size: [14, 10, 9, 6.8] },
  { id: 8, name: 'Surgical Tray', prefix: 'SRG', tempStates: ['Ambient'], size: [22, 12, 6, 17.4] },
  { id: 9, name: 'Slide Mailer', prefix: 'SLM', tempStates: ['Ambient'], size: [8, 6, 1, 0.4] },
  { id: 10, name: 'Lead-Lined Case', prefix: 'LLC', tempStates: ['Ambient'], size: [10, 10, 12, 32] },
  { id: 11, name: 'Document Envelope', prefix: 'DOC', tempStates: ['Ambient'], size: [12, 9, 0.5, 0.3] },
  { id: 12, name: 'Cryogenic Shipper', prefix: 'CRY', tempStates: ['Dry Ice'], size: [16, 16, 24, 28.5] },
]

export const TRIP_CLASSES = ['STAT', 'Routine', 'Scheduled', 'On Demand', 'Same Day'] as const

export const PICKUP_NOTES = [
  'Ring at the loading dock, second bay on the left.',
  'Ask for the charge nurse; the cooler is in the soiled utility room refrigerator.',
  'Locked box outside suite 210. The code is with dispatch.',
  'Check in with security and wear your badge.',
  'Keep upright. Do not leave in direct sun.',
  'Samples are ready 10 minutes after the window opens.',
] as const

export const DROPOFF_NOTES = [
  'Specimen reception is on the lower level, open around the clock.',
  'Hand over in person and get a printed name.',
  'Park in the courier bay for up to 15 minutes.',
  'Use the north entrance after 6 PM.',
  'Call the lab from the lobby phone, extension 4400.',
] as const

export const COMMENTS = [
  'Traffic on the bridge, arrived inside the window.',
  'Second cooler added by the lab.',
  'Receiver asked for a call 10 minutes ahead next time.',
  'Dry ice topped up at pickup.',
] as const

export const NO_LOAD_COMMENTS = [
  'Clinic closed early, no staff on site.',
  'Nothing ready for pickup; the lab will call again.',
] as const

export const FIRST_NAMES = [
  'Rosa',
  'Marcus',
  'Aisha',
  'Tomás',
  'Grace',
  'Wei',
  'Priscilla',
  'Devon',
  'Ingrid',
  'Yusuf',
  'Helena',
  'Andre',
  'Noor',
  'Patrick',
  'Lucía',
  'Samir',
  'Beatrice',
  'Kofi',
  'Naomi',
  'Viktor',
] as const

export const LAST_NAMES = [
  'Alvarez',
  'Whitfield',
  'Okafor',
  'Lindqvist',
  'Chen',
  'Ramírez',
  'Delacroix',
  'Novak',
  'Haddad',
  'Brennan',
  'Osei',
  'Kaplan',
  'Vasquez',
  'Thornton',
  'Iyer',
  'Petrov',
  'O’Malley',
  'Sato',
  'Mbeki',
  'Fairchild',
] as const
