/**
 * The abbreviations that order times carry and the zones they stand for (decisions, section 3). MST and AST are read
 * as the places that keep them all year, Arizona and Puerto Rico: in winter that is the same time as in Denver and
 * Halifax, and in summer nobody else writes them.
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

/** The IANA zone that an abbreviation stands for; upper case. */
export function zoneOfLetters(letters: string): string | undefined {
  return ZONES.get(letters)
}

/** Which half of the year an abbreviation insists on: 'EST' and 'EDT' do, 'ET' does not. */
export function seasonOfLetters(letters: string): 'standard' | 'daylight' | undefined {
  if (letters.length < 3 || zoneOfLetters(letters) === 'UTC') return undefined
  return letters.endsWith('DT') ? 'daylight' : 'standard'
}
