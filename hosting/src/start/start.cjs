/**
 * The first file of `npm start`. Its syntax runs in Node 10 and later, so that an old Node prints the required version:
 * one that package.json names in `engines`. The build does not run in the others, such as 22.11.
 */
var version = process.versions.node.split('.').map(Number)
var first = { 20: 19, 22: 13 }[version[0]]

if (first === undefined ? version[0] < 24 : version[1] < first) {
  console.error(
    `The portal needs Node 20 from 20.19, 22 from 22.13, or 24 and newer; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

if (process.argv.indexOf('--help') !== -1) {
  process.stdout.write(
    'usage: npm run start [-- --dev]\n\n' +
      'Builds what is stale, releases the screens into an empty store or, with --dev, into any, and starts the portal with the\n' +
      'reference backend. It takes environment variables such as PORT and PORTAL_DATA: docs/hosting.md describes them.\n',
  )
  process.exit()
}

import('tsx/esm/api').then(
  (tsx) => {
    tsx.register()
    return import('./startPortal.ts')
  },
  (cause) => {
    console.error(`${cause.message}. Install the packages with npm ci --include=dev, then run npm start again.`)
    process.exit(1)
  },
)
