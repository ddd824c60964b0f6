import { SCRIPTS_OF_A_SCREEN } from './base.ts'

test.each([
  ['remoteEntry.646194c8ab4b798f.js', true],
  ['__federation_expose_remote.40f2438c04c5a7be.js', true],
  ['__federation_expose_remote.3ff944c6146d6ff7.css', false],
  ['0.c49e056ebab772bb.js', false],
])('%s is a script that is run as a whole: %s', (file, expected) => {
  expect(SCRIPTS_OF_A_SCREEN.test(file)).toBe(expected)
})
