import { type ProofFacts, requiredProof, unprovenSignatures } from './proofOfDelivery.ts'

const facts = (letters: string): ProofFacts => ({
  noLoad: letters.includes('N'),
  pickupSigned: letters.includes('P'),
  dropoffSigned: letters.includes('D'),
  pickedUp: letters.includes('p'),
  droppedOff: letters.includes('d'),
})

/** The rows of decisions, section 4: N no-load, P and D signatures, p and d some item's times. */
test.each([
  ['', [], []],
  ['P', [], ['noItemPickedUp']],
  ['p', ['pickupSignature'], []],
  ['d', ['pickupSignature', 'dropoffSignature'], []],
  ['pd', ['pickupSignature', 'dropoffSignature'], []],
  ['D', ['pickupSignature'], ['noItemPickedUp', 'noItemDroppedOff']],
  ['PD', ['pickupSignature'], ['noItemPickedUp', 'noItemDroppedOff']],
  ['Dp', ['pickupSignature'], ['noItemDroppedOff']],
  ['N', ['pickupSignature', 'noLoad'], []],
  ['NPp', ['pickupSignature', 'noLoad'], []],
  ['NPpd', ['pickupSignature', 'noLoad'], []],
])('%s: required %j, unproven %j', (letters, required, unproven) => {
  const needs = Object.entries(requiredProof(facts(letters))).flatMap(([name, needed]) => (needed ? name : []))
  expect(needs).toEqual(required)
  expect(unprovenSignatures(facts(letters))).toEqual(unproven)
})
