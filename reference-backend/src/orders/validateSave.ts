import type { components } from '@carrier-portal/contract'
import { type ProofFacts, requiredProof, unprovenSignatures } from '@carrier-portal/contract/rules'
import { isOrderTime } from './orderTime.ts'

type LineItemUpdate = components['schemas']['LineItemUpdate']

const UNPROVEN = {
  noItemPickedUp: 'At least one item must have a Pickup Time.',
  noItemDroppedOff: 'At least one item must have a Dropoff Time.',
} as const

/** The first reason why a save is refused, or undefined: incomplete proof of delivery or an invalid time. */
export function validateSave(update: LineItemUpdate): string | undefined {
  return validateProof(update) ?? validateTimes(update)
}

function validateProof({ order, lineItems }: LineItemUpdate): string | undefined {
  const facts = factsOf({ order, lineItems })
  const required = requiredProof(facts)
  if (required.pickupSignature && !facts.pickupSigned) return 'Pickup Signature is required.'
  if (required.dropoffSignature && !facts.dropoffSigned) return 'Dropoff Signature is required.'
  if (required.noLoad && !isSet(order.noLoadComments)) return 'No Load Comments is required.'
  if (required.noLoad && !isSet(order.noLoadPickupTime)) return 'Pickup Time is required.'
  if (lineItems.some((item) => isSet(item.dropoffTimeActual) && !isSet(item.pickupTimeActual)))
    return 'Pickup Time is required.'
  const [unproven] = unprovenSignatures(facts)
  return unproven && UNPROVEN[unproven]
}

function factsOf({ order, lineItems }: LineItemUpdate): ProofFacts {
  return {
    noLoad: order.noLoad,
    pickupSigned: isSet(order.pickupPOD),
    dropoffSigned: !order.noLoad && isSet(order.dropoffPOD),
    pickedUp: lineItems.some((item) => isSet(item.pickupTimeActual)),
    droppedOff: lineItems.some((item) => isSet(item.dropoffTimeActual)),
  }
}

function validateTimes({ order, lineItems }: LineItemUpdate): string | undefined {
  const times: readonly (readonly [where: string, text: string])[] = [
    ['order.noLoadPickupTime', order.noLoadPickupTime],
    ...lineItems.flatMap((item, index) => [
      [`lineItems.${index}.pickupTimeActual`, item.pickupTimeActual] as const,
      [`lineItems.${index}.dropoffTimeActual`, item.dropoffTimeActual] as const,
    ]),
  ]
  const invalid = times.find(([, text]) => isSet(text) && !isOrderTime(text))
  return invalid && `${invalid[0]} is not a time like 11/21/2026 10:30 ET`
}

/** Blank counts as empty. */
const isSet = (text: string) => text.trim() !== ''
