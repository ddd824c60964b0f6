/** The folders of a workspace's src that only this repository's tests and measurements use; its package leaves them out. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  hosting: ['release/testing', 'testing'],
  'reference-backend': ['attack', 'load', 'proofs', 'suite', 'testing'],
  'remote-tools': ['cli/testing', 'conformance/nonConforming', 'dev/testing', 'rspack/testing', 'testing'],
}

/** The folders of a workspace's src that its package leaves out, as paths in src. */
export function unpublishedFolders(workspace: string): readonly string[] {
  return FOLDERS[workspace] ?? []
}
