import type { SeedZone } from './zonedTime.ts'

/** A pickup or dropoff location. */
interface ClientLocation {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface Region {
  readonly zone: SeedZone
  readonly areaCode: string
  readonly locations: readonly ClientLocation[]
}

const EASTERN: SeedZone = { zone: 'America/New_York', abbreviation: 'ET' }
const CENTRAL: SeedZone = { zone: 'America/Chicago', abbreviation: 'CT' }
const MOUNTAIN: SeedZone = { zone: 'America/Denver', abbreviation: 'MT' }
const PACIFIC: SeedZone = { zone: 'America/Los_Angeles', abbreviation: 'PT' }
const ARIZONA: SeedZone = { zone: 'America/Phoenix', abbreviation: 'MST' }

/** The metropolitan regions of the carriers; each delivery stays within one. */
export const REGIONS = {
  newYork: region(EASTERN, '212', [
    'Hudson Valley Clinical Labs|418 E 71st St|New York|NY|10021',
    'Kings Borough Medical Center|800 Flatbush Ave|Brooklyn|NY|11226',
    'Queens Family Dialysis|61-20 Woodside Ave|Woodside|NY|11377',
    'Newark Regional Blood Bank|45 Orange St|Newark|NJ|07102',
    'Jersey Shore Oncology Associates|1200 Route 35|Ocean Township|NJ|07712',
    'Bronx Pediatric Specialists|2100 Grand Concourse|Bronx|NY|10453',
    'Long Island Pathology Group|300 Community Dr|Manhasset|NY|11030',
    'St. Brendan Surgical Pavilion|77 Water St|New York|NY|10005',
  ]),
  boston: region(EASTERN, '617', [
    'Beacon Hill Diagnostic Lab|55 Fruit St|Boston|MA|02114',
    'Charles River Transplant Center|330 Brookline Ave|Boston|MA|02215',
    'Cambridge Women’s Health|1493 Cambridge St|Cambridge|MA|02139',
    'North Shore Nuclear Pharmacy|81 Highland Ave|Salem|MA|01970',
    'Worcester County Hospital|119 Belmont St|Worcester|MA|01605',
    'South Bay Specimen Reception|720 Harrison Ave|Boston|MA|02118',
  ]),
  chicago: region(CENTRAL, '312', [
    'Lakeshore Reference Laboratory|676 N St Clair St|Chicago|IL|60611',
    'West Loop Infusion Center|1200 W Harrison St|Chicago|IL|60607',
    'Evanston Community Hospital|2650 Ridge Ave|Evanston|IL|60201',
    'Oak Park Cytology|520 S Maple Ave|Oak Park|IL|60304',
    'Naperville Blood Center|801 S Washington St|Naperville|IL|60540',
    'Joliet Medical Supply Depot|333 N Madison St|Joliet|IL|60435',
  ]),
  dallas: region(CENTRAL, '214', [
    'Trinity River Pathology|3500 Gaston Ave|Dallas|TX|75246',
    'Fort Worth Cardiac Institute|1400 8th Ave|Fort Worth|TX|76104',
    'Plano Fertility Clinic|6200 W Parker Rd|Plano|TX|75093',
    'Garland Home Infusion|530 Clara Barton Blvd|Garland|TX|75042',
    'Arlington Tissue Bank|801 W Randol Mill Rd|Arlington|TX|76012',
  ]),
  denver: region(MOUNTAIN, '303', [
    'Front Range Clinical Labs|4567 E 9th Ave|Denver|CO|80220',
    'Aurora University Hospital|12605 E 16th Ave|Aurora|CO|80045',
    'Boulder Creek Oncology|4747 Arapahoe Ave|Boulder|CO|80303',
    'Summit Ridge Urgent Care|340 Peak One Dr|Frisco|CO|80443',
    'Fort Collins Veterinary Reference Lab|300 W Drake Rd|Fort Collins|CO|80523',
    'Pueblo Regional Blood Services|1008 Minnequa Ave|Pueblo|CO|81004',
  ]),
  phoenix: region(ARIZONA, '602', [
    'Camelback Diagnostic Imaging|1111 E McDowell Rd|Phoenix|AZ|85006',
    'Mesa Valley Dialysis|1400 S Dobson Rd|Mesa|AZ|85202',
    'Sonoran Transplant Services|5777 E Mayo Blvd|Phoenix|AZ|85054',
    'Tempe Compounding Pharmacy|1500 S Mill Ave|Tempe|AZ|85281',
  ]),
  losAngeles: region(PACIFIC, '213', [
    'Pacific Coast Genomics|8700 Beverly Blvd|Los Angeles|CA|90048',
    'Long Beach Memorial Lab|2801 Atlantic Ave|Long Beach|CA|90806',
    'Pasadena Pathology Partners|100 W California Blvd|Pasadena|CA|91105',
    'Santa Monica Eye Bank|1250 16th St|Santa Monica|CA|90404',
    'Burbank Surgical Center|501 S Buena Vista St|Burbank|CA|91505',
  ]),
  bayArea: region(PACIFIC, '415', [
    'Mission Bay Reference Lab|1825 4th St|San Francisco|CA|94158',
    'Oakland Children’s Hematology|747 52nd St|Oakland|CA|94609',
    'Palo Alto Cell Therapy Center|300 Pasteur Dr|Palo Alto|CA|94304',
    'San Jose Regional Hospital|225 N Jackson Ave|San Jose|CA|95116',
    'Marin County Blood Center|250 Bon Air Rd|Greenbrae|CA|94904',
    'Berkeley Microbiology Services|2001 Dwight Way|Berkeley|CA|94704',
  ]),
} as const

function region(zone: SeedZone, areaCode: string, lines: readonly string[]): Region {
  return {
    zone,
    areaCode,
    locations: lines.map((line) => {
      const [name = '', street = '', city = '', state = '', zip = ''] = line.split('|')
      return { name, street, city, state, zip }
    }),
  }
}
