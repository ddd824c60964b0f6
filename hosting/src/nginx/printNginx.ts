import { type AddressRule, type AnswerKind, addressRules } from '../headers/addressRules.ts'
import { answerHeaders } from '../headers/answerHeaders.ts'
import type { ContentPolicy, PolicyOrigins } from '../headers/contentPolicy.ts'
import { contentTypes } from '../host/contentTypes.ts'
import { MARKS } from '../host/page.ts'

/** What one installation of the portal needs to be told to nginx. */
export interface NginxSettings {
  /** What `listen` says: '443 ssl', or '8080' behind something that ends TLS. */
  readonly listen: string
  /** The folder of the shell's build. */
  readonly shell: string
  /** The release store's folder. */
  readonly store: string
  /** The configuration file that is served as /config.json. */
  readonly config: string
  /** The backend's address. */
  readonly backend: string
  readonly scriptHashes: readonly string[]
  readonly origins: PolicyOrigins
}

/**
 * The `server` block that serves the portal as the Node host does, from the same table. nginx makes the style nonce of
 * its request id. What it cannot do, since it does not read the registry: hint at a deep link's remote, and serve the
 * embedded editor (/embed/*; pass that prefix on to the Node host). Debian's nginx has no ready-made brotli, so gzip is
 * sent.
 */
export function printNginx(settings: NginxSettings): string {
  const lines = [
    `listen ${settings.listen};`,
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/html text/javascript text/css text/plain application/json;',
    block('types', contentTypeLines()),
    'default_type application/octet-stream;',
    // Hints for who is signed in: with these two marks gone they are no comment any more.
    `set $hints_start '${MARKS.signedInStart}';`,
    `set $hints_end '${MARKS.signedInEnd}';`,
    "if ($cookie_access_token) { set $hints_start ''; set $hints_end ''; }",
    'error_page 404 = @missing;',
    block('location @missing', [
      'internal;',
      ...headers('missing'),
      'types {}',
      'default_type text/plain;',
      'return 404 "Not found\\n";',
    ]),
    // Hidden files are nobody's.
    block('location ~ /\\.', ['return 404;']),
    ...addressRules.map((rule) => block(`location ${where(rule)}`, answer(rule, settings))),
    // A file that no rule knows is not there; any other address is a screen.
    block('location ~ \\.[^/]*$', ['return 404;']),
    block('location /', page(settings)),
  ]
  return block('server', lines)
}

/** Prefixes are matched before the patterns for hidden and unknown files, but for hidden files inside them. */
function where({ match, path }: AddressRule): string {
  return match === 'exact' ? `= ${path}` : `^~ ${path}`
}

function answer({ answer: kind, path }: AddressRule, { shell, store, config, backend }: NginxSettings): string[] {
  const file = (folder: string) => [
    ...headers(kind),
    `root ${folder};`,
    'gzip_static on;',
    'add_header Vary Accept-Encoding always;',
    'if ($uri ~ /\\.) { return 404; }',
    'try_files $uri =404;',
  ]
  const lines: Readonly<Record<Exclude<AnswerKind, 'page' | 'missing'>, readonly string[]>> = {
    asset: file(shell),
    remoteFile: file(store),
    embed: ['return 404;'],
    framePage: ['return 404;'],
    registry: [...headers(kind), `root ${store};`, 'try_files /registry.json =404;'],
    config: [...headers(kind), `alias ${config};`],
    backend: [
      `proxy_pass ${backend};`,
      'proxy_http_version 1.1;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_read_timeout 30s;',
      'gzip on;',
      'gzip_types application/json text/plain;',
      'gzip_proxied any;',
    ],
  }
  if (kind === 'page' || kind === 'missing') throw new Error(`${path} cannot be given the answer ${kind}.`)
  return [...lines[kind]]
}

function page({ shell, scriptHashes, origins }: NginxSettings): string[] {
  return [
    ...headers('page', { nonce: '$request_id', scriptHashes, origins }),
    `root ${shell};`,
    `sub_filter ${MARKS.nonce} $request_id;`,
    `sub_filter ${MARKS.remoteOrigins} '${origins.remotes.join(' ')}';`,
    `sub_filter '${MARKS.signedInStart}' $hints_start;`,
    `sub_filter '${MARKS.signedInEnd}' $hints_end;`,
    'sub_filter_once off;',
    'gzip on;',
    'try_files /index.html =404;',
  ]
}

function headers(kind: AnswerKind, policy?: ContentPolicy): string[] {
  return Object.entries(answerHeaders(kind, policy)).map(([name, value]) => `add_header ${name} "${value}" always;`)
}

function contentTypeLines(): string[] {
  return Object.entries(contentTypes).map(([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`)
}

function block(name: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
  return [`${name} {`, ...inner, '}'].join('\n')
}
