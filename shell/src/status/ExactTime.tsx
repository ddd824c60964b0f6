import { useLocale } from '@carrier-portal/shared-ui/i18n'
import { deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'

/** A time in the chosen language and the device's zone; the attribute has the exact instant. */
export function ExactTime({ at }: { /** ISO 8601. */ readonly at: string }) {
  return <time dateTime={at}>{formatMoment(Date.parse(at), deviceZone(), useLocale())}</time>
}
