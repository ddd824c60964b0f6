import { releaseSummaries } from '@carrier-portal/hosting/release'
import { toolHelp } from '../toolHelp.ts'

/** A command line that fails: the folder where it runs, the name of its token, and the next step that it prints. */
export interface FailingCommand {
  readonly folder: string
  readonly line: string
  readonly next: RegExp
  readonly token: string
}

const NAME = 'mfe-orders-available'
const VERSION = `${NAME}@1.0.0`
const onEveryTarget = [
  `promote ${VERSION}`,
  `rollback ${NAME}`,
  `block ${VERSION} --reason slow`,
  `mark-good ${VERSION}`,
]
const reading = ['list', 'history']
const onFiles = ['repair', 'verify', 'prune']

const rows: readonly (readonly [folder: string, line: string, next: RegExp, token?: string])[] = [
  ['EMPTY', 'ship', /"ship" is not a verb. See npx @carrier-portal\/remote-tools --help/],
  ...[...Object.keys(toolHelp).slice(0, 2), 'conformance', ...Object.keys(releaseSummaries)].map(
    (verb) =>
      [
        'EMPTY',
        `${verb} --frob`,
        new RegExp(`'--frob'. See (npx @carrier-portal/remote-tools|npm run release --) ${verb} --help`),
      ] as const,
  ),
  ['NEW', 'build --frob', /^Unknown option `--frob`. See npx @carrier-portal\/remote-tools build --help/],
  ['EMPTY', 'create Night', /Write one such as mfe-night-shift/],
  ['DAMAGED', `create ${NAME}`, /already exists. Choose another name/],
  ['EMPTY', 'create mfe-a --packages EMPTY', /Name the folder that npm run pack wrote with --packages/],
  [
    'EMPTY',
    'create mfe-a --packages TWICE',
    /several versions of @carrier-portal\/contract: .*1\.0.*1\.1.*\. Leave one/,
  ],
  ['EMPTY', 'create mfe-a --packages nowhere', /Name the folder that npm run pack wrote with --packages/],
  ...['dev', 'test', 'build', 'conformance'].map(
    (verb) =>
      [
        'EMPTY',
        verb,
        /no remote.json. Run the command in a remote's folder, or create one: npx @carrier-portal\/remote-tools create/,
      ] as const,
  ),
  ...['create mfe-a', 'dev', 'test', 'build', 'conformance'].map(
    (line) => ['SHARP', line, /its path contains #. Move it to a path without #, \? and !, then run/] as const,
  ),
  ...['test', 'build'].map(
    (verb) => ['UNDECLARED', verb, /remote.json: .* Correct it and run the command again/] as const,
  ),
  ...['build', 'conformance', `publish ${NAME} --store STORE`, `publish ${NAME} --no-build --store STORE`].flatMap(
    (line) => [
      ['BROKEN', line, /package.json cannot be read as JSON: .* Correct it and run the command again/] as const,
      ['COMMA', line, /remote.json cannot be read as JSON: .* Correct it and run the command again/] as const,
      ['MARKED', line, /remote.json cannot be read as JSON: it begins with a byte order mark. Correct it/] as const,
    ],
  ),
  ...['VERSIONLESS', 'NULL'].flatMap((folder) =>
    ['dev', 'test', 'build', 'conformance'].map(
      (verb) => [folder, verb, /package.json needs a "version" such as 1.4.0. Correct it/] as const,
    ),
  ),
  ['NEW', 'dev --portal portal.example', /must be the address of a portal, for example https:/],
  [
    'NEW',
    'dev --portal NOWHERE',
    /does not respond as a portal \(connect ECONNREFUSED .*\). Check the address and the network/,
  ],
  ['NEW', 'conformance --built nowhere', /build the remote first/],
  ['NEW', `publish ${NAME}`, /no release store here. Name the portal with --portal/],
  ['EMPTY', 'publish --store STORE', /Name the remote, for example/],
  ['EMPTY', 'publish ../a --store STORE', /not a valid remote name. Name the remote, for example/],
  ['EMPTY', 'publish mfe-none --store STORE', /Run the command in the remote's folder/],
  ['PUBLISHED', `publish ${NAME} --no-build --store STORE`, /published with other content. Raise "version"/],
  ['NEW', `publish ${NAME} --store STORE`, /has not installed .*remote-tools. Run npm install/],
  ['VERSIONLESS', `publish ${NAME} --no-build --store STORE`, /needs a "version" such as 1.4.0. Correct it/],
  ['EMPTY', 'promote --store STORE', /Name the remote and its version, for example/],
  [
    'EMPTY',
    `promote ${NAME}@9.0.0 --store STORE`,
    /not published here. "release list" shows the published versions; --store or --portal names another store/,
  ],
  ['EMPTY', `promote ${VERSION} --percent 0 --store STORE`, /Write --percent 5, or leave it out/],
  ['EMPTY', `promote ${VERSION} --percent x --store STORE`, /Write --percent 5, or leave it out/],
  ['EMPTY', `promote ${VERSION} --watch --store STORE`, /add --percent 5/],
  ['EMPTY', `promote ${VERSION} --users , --store STORE`, /Write --users A,B/],
  ['EMPTY', `promote ${VERSION} --if-revision x --store STORE`, /"release list" shows the present one/],
  ['EMPTY', `promote ${VERSION} --if-revision 9 --store STORE`, /Check "release list", then name its revision/],
  ['EMPTY', `rollback ${NAME} --store STORE`, /Promote one first/],
  ['EMPTY', `block ${VERSION} --store STORE`, /A block needs a --reason, for example/],
  [
    'EMPTY',
    `mark-good ${NAME}@9.0.0 --store STORE`,
    /not published here. "release list" shows the published versions; --store or --portal names another store/,
  ],
  ['EMPTY', 'verify now --store STORE', /Unexpected argument "now". See/],
  ['EMPTY', 'token a --remotes BAD/NAME --verbs publish', /"BAD\/NAME" is not a valid remote name. Write --remotes/],
  [
    'EMPTY',
    'token a --remotes mfe-a --verbs publish --days -3',
    /'--days' needs a value that does not begin with "-"\. See/,
  ],
  ['NEW', `publish ${NAME} --skip-conformance --store STORE`, /'--skip-conformance' needs a value .*\. See/],
  ['EMPTY', 'token', /Name the holder, for example/],
  ['EMPTY', 'token NOTHING --remotes mfe-a --verbs publish', /Name the holder, for example/],
  ['EMPTY', 'token LINES --remotes mfe-a --verbs publish', /Name the holder, for example/],
  ['NEW', `publish ${NAME} --no-build --store NOTHING`, /--store is empty. Name the folder of a release store/],
  ['EMPTY', `promote ${VERSION} --portal NOTHING`, /--portal is empty. Name the portal with --portal https:/],
  ['EMPTY', `promote ${VERSION} --percent 5 --store STORE --percent 50`, /--percent is given twice. Write it once/],
  ['EMPTY', `promote ${VERSION} --store STORE --config EMPTY/none`, /not a portal configuration .* Name the file/],
  ['EMPTY', 'token a --remotes mfe-a --verbs fly', /Write --verbs with some of publish/],
  ['EMPTY', 'token a --remotes mfe-a --verbs publish --days x', /Write --days 90/],
  ['EMPTY', 'token a --remotes mfe-a --verbs publish --days 0', /--days is a whole number from 1 to 9999. Write/],
  ...reading.map((verb) => ['EMPTY', `${verb} mfe-none --store STORE`, /"release list" without a name shows/] as const),
  ...onEveryTarget.map((line) => ['EMPTY', line, /not a release store. Name the portal with --portal/] as const),
  ...onFiles.map((verb) => ['EMPTY', verb, /not a release store. Name the folder that the portal serves/] as const),
  ...onFiles.map(
    (verb) => ['EMPTY', `${verb} --portal PORTAL`, /Run it with --store DIR on the host/, 'team'] as const,
  ),
  ...['list', 'prune', ...onEveryTarget].map(
    (line) => ['EMPTY', `${line} --store DAMAGED`, /registry.json is damaged: .* Next: run "release repair"/] as const,
  ),
  ['EMPTY', 'repair --store DAMAGED', /has no revision. Restore the folder from a backup/],
  ['EMPTY', 'verify --store DAMAGED', /Copy the files from a backup or publish a new version/],
  ...[...reading, ...onFiles, ...onEveryTarget].flatMap((line) => [
    ['EMPTY', `${line} --store FILE`, /is a file. Name the folder of a release store/] as const,
    ['EMPTY', `${line} --store STORE --portal PORTAL`, /Use either --portal or --store/] as const,
  ]),
  ...[...reading, ...onEveryTarget, `publish ${NAME}`].flatMap((line) => [
    ['NEW', `${line} --portal PORTAL`, /needs a release token in CARRIER_PORTAL_TOKEN/] as const,
    ['NEW', `${line} --portal PORTAL`, /Ask the portal's operator for a new one/, 'unknown'] as const,
    ['NEW', `${line} --portal portal.example`, /Write it as https:/, 'team'] as const,
    ['NEW', `${line} --portal https://portal.example/foo/`, /Write it as https:\/\/portal.example$/m, 'team'] as const,
    ['NEW', `${line} --portal NOWHERE`, /does not respond .* Check the address and the network/, 'team'] as const,
    [
      'NEW',
      `${line} --portal SECURE`,
      /does not respond \(TLS: wrong version number\)\. Check the address/,
      'team',
    ] as const,
    ['NEW', `${line} --portal CLOSED`, /Check the address, and that its host takes releases/, 'team'] as const,
  ]),
  ...[...onEveryTarget, `publish ${NAME}`].map(
    (line) =>
      [
        'NEW',
        `${line} --portal PORTAL`,
        /may not .* Ask the portal's operator for one with this right/,
        'team',
      ] as const,
  ),
]

/** A failure of each kind for every verb. A word in capitals is replaced by a folder or an address of the test. */
export const failures: readonly FailingCommand[] = rows.map(([folder, line, next, token = 'none']) => ({
  folder,
  line,
  next,
  token,
}))
