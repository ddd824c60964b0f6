/** A duration in minutes as '45 min', '2h 5m', '14h' or '3d', without its sign; minutes are dropped from 10 h. */
export function formatDuration(minutes: number): string {
  const whole = Math.abs(minutes)
  const hours = Math.floor(whole / 60)
  if (hours === 0) return `${whole} min`
  if (hours >= 24) return `${Math.floor(hours / 24)}d`
  return hours >= 10 || whole % 60 === 0 ? `${hours}h` : `${hours}h ${whole % 60}m`
}

/** The same for table cells, with '45m' instead of '45 min'. */
export function formatShortDuration(minutes: number): string {
  return formatDuration(minutes).replace(' min', 'm')
}
