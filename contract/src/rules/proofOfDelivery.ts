/** The filled parts of a proof of delivery. Blank counts as empty; a no-load has no dropoff signature. */
export interface ProofFacts {
  readonly noLoad: boolean
  readonly pickupSigned: boolean
  readonly dropoffSigned: boolean
  /** Some item has a pickup time. */
  readonly pickedUp: boolean
  /** Some item has a dropoff time. */
  readonly droppedOff: boolean
}

/** The required parts; `noLoad` means the comments and the time of a no-load. */
export interface RequiredProof {
  readonly pickupSignature: boolean
  readonly dropoffSignature: boolean
  readonly noLoad: boolean
}

/** The fields that the filled parts make required. */
export function requiredProof({ noLoad, dropoffSigned, pickedUp, droppedOff }: ProofFacts): RequiredProof {
  return {
    pickupSignature: noLoad || dropoffSigned || pickedUp || droppedOff,
    dropoffSignature: !noLoad && droppedOff,
    noLoad,
  }
}

/** Signatures that are typed or required although no item has the matching pickup or dropoff time. */
export function unprovenSignatures(facts: ProofFacts): readonly ('noItemPickedUp' | 'noItemDroppedOff')[] {
  const { noLoad, pickupSigned, dropoffSigned, pickedUp, droppedOff } = facts
  if (noLoad) return []
  const required = requiredProof(facts)
  return [
    ...((pickupSigned || required.pickupSignature) && !pickedUp ? (['noItemPickedUp'] as const) : []),
    ...((dropoffSigned || required.dropoffSignature) && !droppedOff ? (['noItemDroppedOff'] as const) : []),
  ]
}
