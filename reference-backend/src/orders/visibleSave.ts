import type { components } from '@carrier-portal/contract'
import { isBlank, type ProofFacts } from '@carrier-portal/contract/rules'

type LineItemUpdate = components['schemas']['LineItemUpdate']

/** A save whose times, signatures and no-load comments are '' where they show nothing, so that no later check differs about it. */
export function visibleSave({ order, lineItems }: LineItemUpdate): LineItemUpdate {
  return {
    order: {
      ...order,
      pickupPOD: visible(order.pickupPOD),
      dropoffPOD: visible(order.dropoffPOD),
      noLoadComments: visible(order.noLoadComments),
      noLoadPickupTime: visible(order.noLoadPickupTime),
    },
    lineItems: lineItems.map((item) => ({
      ...item,
      pickupTimeActual: visible(item.pickupTimeActual),
      dropoffTimeActual: visible(item.dropoffTimeActual),
    })),
  }
}

/** What a save of `visibleSave` proves. */
export function proofFacts({ order, lineItems }: LineItemUpdate): ProofFacts & { readonly allDroppedOff: boolean } {
  const dropoffTimes = lineItems.filter((item) => item.dropoffTimeActual !== '').length
  return {
    noLoad: order.noLoad,
    pickupSigned: order.pickupPOD !== '',
    dropoffSigned: !order.noLoad && order.dropoffPOD !== '',
    pickedUp: lineItems.some((item) => item.pickupTimeActual !== ''),
    droppedOff: dropoffTimes > 0,
    allDroppedOff: dropoffTimes > 0 && dropoffTimes === lineItems.length,
  }
}

const visible = (text: string) => (isBlank(text) ? '' : text)
