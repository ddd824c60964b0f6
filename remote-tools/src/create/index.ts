/** The public API for creating remotes. */
export { checkFolder } from '../checkFolder.ts'
export { deriveNames, type RemoteNames, replaceNames } from './deriveNames.ts'
export { newDeclaration } from './newDeclaration.ts'
export { templateSources } from './templateSources.ts'
