/** The first file of `npm start`. Its syntax runs in Node 10 and later, so that an old Node prints the required version. */
var version = process.versions.node.split('.').map(Number)

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`The portal needs Node 20.19 or newer; this is ${process.version}.`)
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
