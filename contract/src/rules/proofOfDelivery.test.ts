import { type ProofFacts, requiredProof, unprovenSignatures } from './proofOfDelivery.ts'

const facts = (letters: string): ProofFacts => ({
  noLoad: letters.includes('N'),
  pickupSigned: letters.includes('P'),
  dropoffSigned: letters.includes('D'),
  pickedUp: letters.includes('p'),
  droppedOff: letters.includes('d'),
})

/** N no-load; P, D pickup and dropoff signature; p, d pickup and dropoff time of some item. */
test.each([
  ['', [], []],
  ['P', [], ['noItemPickedUp']],
  ['p', ['pickupSignature'], []],
  ['d', ['pickupSignature', 'dropoffSignature'], ['noItemPickedUp']],
  ['PDd', ['pickupSignature', 'dropoffSignature'], ['noItemPickedUp']],
  ['pd', ['pickupSignature', 'dropoffSignature'], []],
  ['D', ['pickupSignature'], ['noItemPickedUp', 'noItemDroppedOff']],
  ['PD', ['pickupSignature'], ['noItemPickedUp', 'noItemDroppedOff']],
  ['Dp', ['pickupSignature'], ['noItemDroppedOff']],
  ['N', ['pickupSignature', 'noLoad'], []],
  ['NP', ['pickupSignature', 'noLoad'], []],
  ['NPD', ['pickupSignature', 'noLoad'], []],
  ['NPp', ['pickupSignature', 'noLoad'], []],
  ['NPpd', ['pickupSignature', 'noLoad'], []],
])('"%s" requires %j and leaves %j unproven', (letters, required, unproven) => {
  const needs = Object.entries(requiredProof(facts(letters))).flatMap(([name, needed]) => (needed ? name : []))
  expect(needs).toEqual(required)
  expect(unprovenSignatures(facts(letters))).toEqual(unproven)
})
