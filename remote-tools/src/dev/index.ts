/** The public API of the dev servers. */

export { readProject } from '../remoteProject.ts'
export { type DevBuild, devBase, registeredDevRemote } from './devRemote.ts'
export { startDevServer } from './devServer.ts'
export { startRemoteServer } from './startRemoteServer.ts'
