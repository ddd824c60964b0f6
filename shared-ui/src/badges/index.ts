/** Public API of the badges that lists and the order editor share: status and temperature of an order. */
export { Badge, type Tone } from './Badge.tsx'
export { StatusBadge, statusText, useStatusText } from './StatusBadge.tsx'
export { TempBadges } from './TempBadges.tsx'
