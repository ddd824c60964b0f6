/** Public API of the registry: its shape, its reader, and the rules that choose a version. */

export { HOST_CONTRACT_VERSION } from '../host/portalHost.ts'
export {
  bucketOf,
  type Candidate,
  chooseVersion,
  findVersion,
  isInRollout,
  isOffered,
  pilotHash,
  type RolloutUser,
  type VersionChoice,
  versionsToTry,
} from './chooseVersion.ts'
export { type ContractMisfit, whyContractMisfits } from './contractRange.ts'
export { isFileName, isReleaseVersion, isRemoteName } from './patterns.ts'
export { inspectRegistry, type RegistryReading, readRegistry, readVersionEntry } from './readRegistry.ts'
export type { Pilots, RegisteredRemote, Registry, RemoteNavigation, RemoteVersion, Rollout } from './registry.ts'
export {
  DEFAULT_BUDGET_KB,
  type DeclarationReading,
  type RemoteDeclaration,
  readRemoteDeclaration,
} from './remoteDeclaration.ts'
