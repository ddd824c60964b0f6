import type { components } from '@carrier-portal/contract'
import { isOrderTime } from './orderTime.ts'

type LineItemUpdate = components['schemas']['LineItemUpdate']

/**
 * Why proof of delivery cannot be saved as it was sent, or undefined: the required fields of decisions, section 4,
 * and times that are none.
 */
export function whyNotSave({ order, lineItems }: LineItemUpdate): string | undefined {
  const picked = lineItems.some((item) => isSet(item.pickupTimeActual))
  const dropped = lineItems.some((item) => isSet(item.dropoffTimeActual))
  const signedOff = !order.noLoad && isSet(order.dropoffPOD)

  if ((order.noLoad || signedOff || picked || dropped) && !isSet(order.pickupPOD))
    return 'Pickup Signature is required.'
  if (order.noLoad && !isSet(order.noLoadComments)) return 'No Load Comments is required.'
  if (order.noLoad && !isSet(order.noLoadPickupTime)) return 'Pickup Time is required.'
  if (!order.noLoad && dropped && !isSet(order.dropoffPOD)) return 'Dropoff Signature is required.'
  if (lineItems.some((item) => isSet(item.dropoffTimeActual) && !isSet(item.pickupTimeActual)))
    return 'Pickup Time is required.'
  if (!order.noLoad && isSet(order.pickupPOD) && !picked) return 'At least one item must have a Pickup Time.'
  if (signedOff && !dropped) return 'At least one item must have a Dropoff Time.'
  return whyNotTimes({ order, lineItems })
}

function whyNotTimes({ order, lineItems }: LineItemUpdate): string | undefined {
  if (isSet(order.noLoadPickupTime) && !isOrderTime(order.noLoadPickupTime))
    return 'order.noLoadPickupTime is not a time like 11/21/2026 10:30 ET'
  for (const [index, item] of lineItems.entries())
    for (const field of ['pickupTimeActual', 'dropoffTimeActual'] as const)
      if (isSet(item[field]) && !isOrderTime(item[field]))
        return `lineItems.${index}.${field} is not a time like 11/21/2026 10:30 ET`
  return undefined
}

/** Blank counts as empty. */
const isSet = (text: string) => text.trim() !== ''
