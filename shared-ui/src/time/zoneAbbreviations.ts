/**
 * The zone abbreviations of order times and their IANA zones. MST and AST are read as Arizona and Puerto Rico, which use
 * them all year: in winter Denver and Halifax have the same time, and in summer they write MDT and ADT.
 */
const ZONES: ReadonlyMap<string, string> = new Map([
  ['ET', 'America/New_York'],
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['CST', 'America/Chicago'],
  ['CDT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['MST', 'America/Phoenix'],
  ['MDT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
  ['PST', 'America/Los_Angeles'],
  ['PDT', 'America/Los_Angeles'],
  ['AKT', 'America/Anchorage'],
  ['AKST', 'America/Anchorage'],
  ['AKDT', 'America/Anchorage'],
  ['HT', 'Pacific/Honolulu'],
  ['HST', 'Pacific/Honolulu'],
  ['AT', 'America/Halifax'],
  ['AST', 'America/Puerto_Rico'],
  ['ADT', 'America/Halifax'],
  ['UTC', 'UTC'],
  ['GMT', 'UTC'],
])

/** The IANA zone of an abbreviation in upper case; undefined for an unknown one. */
export function zoneOfAbbreviation(abbreviation: string): string | undefined {
  return ZONES.get(abbreviation)
}

/** Whether a known abbreviation names standard time: 'EST' does, 'EDT' does not, 'ET' and 'AKT' name no season. */
export function isStandardTime(abbreviation: string): boolean {
  return ZONES.has(abbreviation) && abbreviation.endsWith('ST')
}
