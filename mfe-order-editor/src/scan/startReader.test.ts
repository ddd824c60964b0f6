import { createSightings } from './startReader.ts'

test('reports a code that stays in the picture once, and again after it was out of the picture', () => {
  const isNew = createSightings()
  const sightings = ['A', 'A', undefined, 'A', 'B', undefined, undefined, undefined, undefined, undefined, 'B']
  expect(sightings.filter((text) => isNew(text))).toEqual(['A', 'B', 'B'])
})
