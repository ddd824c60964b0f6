/** The public API of the dev servers. */

export { type RemoteProject, readProject } from '../remoteProject.ts'
export { devBase, registeredDevRemote } from './devRemote.ts'
export { startDevServer } from './devServer.ts'
export { startRemoteServer } from './startRemoteServer.ts'
export { stopOnSignal } from './stopOnSignal.ts'
