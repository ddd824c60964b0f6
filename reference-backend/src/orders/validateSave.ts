import type { components } from '@carrier-portal/contract'
import { requiredProof, unprovenSignatures } from '@carrier-portal/contract/rules'
import { hasWholeCents } from './dollars.ts'
import { type TimeContext, validateTimes } from './validateTimes.ts'
import { proofFacts } from './visibleSave.ts'

type LineItemUpdate = components['schemas']['LineItemUpdate']

const UNPROVEN = {
  noItemPickedUp: 'At least one item must have a Pickup Time.',
  noItemDroppedOff: 'At least one item must have a Dropoff Time.',
} as const

/** The first reason why a save of `visibleSave` is refused, or undefined: incomplete proof of delivery, or an invalid value. */
export function validateSave(update: LineItemUpdate, context: TimeContext): string | undefined {
  return (
    validateProof(update) ??
    validateTimes(update, context) ??
    validateCharge(update.order.ocCharge) ??
    validateRemoval(update, context)
  )
}

function validateCharge(charge: number | null): string | undefined {
  return charge === null || hasWholeCents(charge) ? undefined : 'order.ocCharge has more than two decimals'
}

function validateRemoval({ order, lineItems }: LineItemUpdate, stored: TimeContext): string | undefined {
  const removesAll = stored.order.status === 'PICKED_UP' && stored.items.length > 0 && lineItems.length === 0
  return removesAll && !order.noLoad ? 'Only a no-load removes every item of an order that is picked up.' : undefined
}

function validateProof(update: LineItemUpdate): string | undefined {
  const { order, lineItems } = update
  const facts = proofFacts(update)
  const required = requiredProof(facts)
  if (required.pickupSignature && !facts.pickupSigned) return 'Pickup Signature is required.'
  if (required.dropoffSignature && !facts.dropoffSigned) return 'Dropoff Signature is required.'
  if (required.noLoad && order.noLoadComments === '') return 'No Load Comments is required.'
  if (required.noLoad && order.noLoadPickupTime === '') return 'Pickup Time is required.'
  if (lineItems.some((item) => item.dropoffTimeActual !== '' && item.pickupTimeActual === ''))
    return 'Pickup Time is required.'
  const [unproven] = unprovenSignatures(facts)
  return unproven && UNPROVEN[unproven]
}
