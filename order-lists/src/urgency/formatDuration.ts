/** A duration in minutes as '45 min', '2 h 5 min', '14 h' or '3 d', without its sign; minutes are dropped from 10 h. */
export function formatDuration(minutes: number): string {
  const whole = Math.abs(minutes)
  const hours = Math.floor(whole / 60)
  if (hours === 0) return `${whole} min`
  if (hours >= 24) return `${Math.floor(hours / 24)} d`
  return hours >= 10 || whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`
}

/** The same as '45m', '2h 5m', '14h' or '3d', for table cells. */
export function formatShortDuration(minutes: number): string {
  return formatDuration(minutes)
    .replaceAll(/ (?=[hmd])/g, '')
    .replace('min', 'm')
}
