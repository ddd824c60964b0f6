/** What proof of delivery says so far. Blank counts as empty; with a no-load there is no dropoff signature. */
export interface ProofFacts {
  readonly noLoad: boolean
  readonly pickupSigned: boolean
  readonly dropoffSigned: boolean
  /** Some item has a pickup time. */
  readonly pickedUp: boolean
  /** Some item has a dropoff time. */
  readonly droppedOff: boolean
}

/** Which parts must be filled in; `noLoad` stands for the comments and the time of a no-load. */
export interface RequiredProof {
  readonly pickupSignature: boolean
  readonly dropoffSignature: boolean
  readonly noLoad: boolean
}

/** The required fields of decisions, section 4. */
export function requiredProof({ noLoad, dropoffSigned, pickedUp, droppedOff }: ProofFacts): RequiredProof {
  return {
    pickupSignature: noLoad || dropoffSigned || pickedUp || droppedOff,
    dropoffSignature: !noLoad && droppedOff,
    noLoad,
  }
}

/** What a signature claims that no item's times bear out (specification, section 5, "Form level"). */
export function unprovenSignatures(facts: ProofFacts): readonly ('noItemPickedUp' | 'noItemDroppedOff')[] {
  const { noLoad, pickupSigned, dropoffSigned, pickedUp, droppedOff } = facts
  if (noLoad || droppedOff) return []
  return [
    ...((pickupSigned || dropoffSigned) && !pickedUp ? (['noItemPickedUp'] as const) : []),
    ...(dropoffSigned ? (['noItemDroppedOff'] as const) : []),
  ]
}
