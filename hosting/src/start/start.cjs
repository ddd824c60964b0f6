/** The first file of `npm start`; its syntax runs in any Node, so that an old one prints the required version. */
var version = process.versions.node.split('.').map(Number)

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`The portal needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

import('tsx/esm/api').then((tsx) => {
  tsx.register()
  return import('./startPortal.ts')
})
