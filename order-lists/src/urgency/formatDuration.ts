/** Minutes as people say them: '45 min', '2 h 5 min', '3 d'. The sign is let go. */
export function formatDuration(minutes: number): string {
  const whole = Math.abs(minutes)
  if (whole < 60) return `${whole} min`
  if (whole < 24 * 60) return whole % 60 === 0 ? `${whole / 60} h` : `${Math.floor(whole / 60)} h ${whole % 60} min`
  return `${Math.floor(whole / (24 * 60))} d`
}
