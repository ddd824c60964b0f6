/** Public API of the registry: its shape, its reader, and the rules that choose a version. */

export { HOST_CONTRACT_VERSION } from '../host/portalHost.ts'
export {
  type Candidate,
  chooseVersion,
  findVersion,
  isInRollout,
  isOffered,
  pilotHash,
  type RolloutUser,
  registeredRemote,
  versionsToTry,
} from './chooseVersion.ts'
export { whyContractMisfits } from './contractRange.ts'
export { containerName, isFileName, isIntegrity, isReleaseVersion, isRemoteName, isTime } from './patterns.ts'
export { inspectRegistry, ownerOfRoute, readRegistry, readVersionEntry } from './readRegistry.ts'
export type { Pilots, RegisteredRemote, Registry, RemoteNavigation, RemoteVersion, Rollout } from './registry.ts'
export { type RemoteDeclaration, readRemoteDeclaration } from './remoteDeclaration.ts'
