/** A duration in minutes as '45 min', '2 h 5 min', '14 h' or '3 d', without its sign; minutes are dropped from 10 h. */
export function formatDuration(minutes: number): string {
  const whole = Math.abs(minutes)
  if (whole < 60) return `${whole} min`
  if (whole >= 10 * 60 && whole < 24 * 60) return `${Math.floor(whole / 60)} h`
  if (whole < 24 * 60) return whole % 60 === 0 ? `${whole / 60} h` : `${Math.floor(whole / 60)} h ${whole % 60} min`
  return `${Math.floor(whole / (24 * 60))} d`
}
