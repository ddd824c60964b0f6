import { type AddressRule, addressRules, DOT_SEGMENT, type ResponseKind } from '../headers/addressRules.ts'
import type { ContentPolicy, PolicyOrigins } from '../headers/contentPolicy.ts'
import { contentTypes } from '../headers/contentTypes.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'
import { BAD_GATEWAY } from '../host/backendProxy.ts'
import { PLACEHOLDERS } from '../host/page.ts'

/** What one installation of the portal has to configure in nginx. */
interface NginxSettings {
  /** The value of `listen`: '443 ssl', or '8080' behind a TLS terminator. */
  readonly listen: string
  /** The folder of the shell's build. */
  readonly shell: string
  /** The release store's folder. */
  readonly store: string
  /** The configuration file that is served as /config.json. */
  readonly config: string
  /** The backend's address. */
  readonly backend: string
  /**
   * A Node host with the same store, for the addresses that read the registry; without it they are 404, and the page
   * preloads no remote.
   */
  readonly host?: string | undefined
  readonly scriptHashes: readonly string[]
  readonly origins: PolicyOrigins
  /** The file of the shell's build behind /service-worker.js (workerFile). */
  readonly worker: string
  /** Whether nginx has the brotli_static module; without it only gzip copies are sent. */
  readonly brotli: boolean
}

/**
 * The requests that nginx refuses itself, without a location or a method for them. An unreadable one has no path yet, so its
 * location is no named one.
 */
const OWN_ERRORS = [
  { codes: '404 405', location: '@missing', status: 404, text: 'Not found' },
  // 501 is for an unknown transfer encoding, 505 for an unknown HTTP version.
  { codes: '400 501 505', location: '= /.error/400', status: 400, text: 'Bad request' },
  { codes: '413', location: '= /.error/413', status: 413, text: 'Payload Too Large' },
  // 494 is nginx's own number for headers that are too large.
  { codes: '414 494', location: '= /.error/431', status: 431, text: 'Request Header Fields Too Large' },
] as const

const errorPages = OWN_ERRORS.map(({ codes, location }) => `error_page ${codes} = ${location.replace('= ', '')};`)

/** Appends the caller, so that the TRUST_PROXY of the next server counts nginx and each proxy in front of it. */
const FORWARDED_FOR = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'

/**
 * The `server` block that serves the portal as the Node host does, from the same table. nginx does not read the
 * registry: it passes the page, which preloads a deep link's remote, the embedded editor, change events, telemetry,
 * releases and readiness on to a Node host. While that is away, nginx serves the page itself, without these preloads and
 * with its request id as the style nonce.
 */
export function printNginx(settings: NginxSettings): string {
  const lines = [
    `listen ${settings.listen};`,
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/javascript text/css text/plain application/json;',
    block('types', contentTypeLines()),
    'default_type application/octet-stream;',
    // For signed-in users: without the two comment markers the preloads in the page take effect.
    `set $preloads_start '${PLACEHOLDERS.signedInStart}';`,
    `set $preloads_end '${PLACEHOLDERS.signedInEnd}';`,
    "if ($cookie_access_token) { set $preloads_start ''; set $preloads_end ''; }",
    ...errorPages,
    'error_page 500 502 503 504 =502 @bad_gateway;',
    ...OWN_ERRORS.map(({ location, status, text }) => errorLocation(location, 'text/plain', `${status} "${text}\\n"`)),
    errorLocation('@bad_gateway', 'application/json', `502 '${JSON.stringify(BAD_GATEWAY)}'`),
    // Hidden files, and paths that nginx would normalize to another one. $request_uri is the raw path with its query.
    `if ($request_uri ~* "^[^?]*${DOT_SEGMENT.source}") { return 404; }`,
    ...addressRules.map((rule) => block(`location ${matcher(rule)}`, locationLines(rule.kind, settings))),
    // A file that matches no rule does not exist; any other path is a screen.
    block('location ~ \\.[^/]*$', ['return 404;']),
    ...(settings.host
      ? [
          block('location /', [
            ...passOn(settings.host),
            'proxy_connect_timeout 2s;',
            'proxy_read_timeout 5s;',
            // A location with an error page of its own inherits none.
            ...errorPages,
            'error_page 500 502 503 504 = @page;',
          ]),
          block('location @page', pageLines(settings)),
        ]
      : [block('location /', pageLines(settings))]),
  ]
  return block('server', lines)
}

/** An error page with the headers of every other response. */
function errorLocation(location: string, contentType: string, response: string): string {
  return block(`location ${location}`, [
    'internal;',
    ...headers('missing'),
    'types {}',
    `default_type ${contentType};`,
    `return ${response};`,
  ])
}

/** nginx matches these prefixes before its patterns. */
function matcher({ match, path }: AddressRule): string {
  return match === 'exact' ? `= ${path}` : `^~ ${path}`
}

function locationLines(kind: AddressRule['kind'], settings: NginxSettings): readonly string[] {
  const { shell, store, config, backend, host, brotli, worker } = settings
  const nodeHost = host ? passOn(host) : ['return 404;']
  const files = (folder: string, path = '$uri') => [
    ...headers(kind),
    `root ${folder};`,
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip_static on;',
    'add_header Vary Accept-Encoding always;',
    `try_files ${path} =404;`,
  ]
  const lines: Readonly<Record<AddressRule['kind'], readonly string[]>> = {
    asset: files(shell),
    remoteFile: files(store),
    embed: nodeHost,
    framePage: nodeHost,
    registry: [...headers(kind), `root ${store};`, 'try_files /registry.json =404;'],
    config: [...headers(kind), `alias ${config};`],
    worker: files(shell, `/${worker}`),
    events: nodeHost,
    telemetry: nodeHost,
    releases: nodeHost,
    health: nodeHost,
    backend: [
      `proxy_pass ${backend};`,
      'proxy_http_version 1.1;',
      FORWARDED_FOR,
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_read_timeout 30s;',
      'gzip on;',
      'gzip_types application/json text/plain;',
      'gzip_proxied any;',
    ],
  }
  return lines[kind]
}

/** Without buffering, so that events arrive at once; the host sets all headers and compresses. */
function passOn(host: string): readonly string[] {
  return [
    `proxy_pass ${host};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    FORWARDED_FOR,
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_buffering off;',
    'client_max_body_size 11m;',
  ]
}

function pageLines({ shell, scriptHashes, origins }: NginxSettings): string[] {
  return [
    ...headers('page', { nonce: '$request_id', scriptHashes, origins }),
    `root ${shell};`,
    `sub_filter ${PLACEHOLDERS.nonce} $request_id;`,
    `sub_filter ${PLACEHOLDERS.remoteOrigins} '${origins.remotes.join(' ')}';`,
    `sub_filter '${PLACEHOLDERS.signedInStart}' $preloads_start;`,
    `sub_filter '${PLACEHOLDERS.signedInEnd}' $preloads_end;`,
    'sub_filter_once off;',
    'gzip on;',
    'try_files /index.html =404;',
  ]
}

function headers(kind: ResponseKind, policy?: ContentPolicy): string[] {
  return Object.entries(responseHeaders(kind, policy)).map(([name, value]) => `add_header ${name} "${value}" always;`)
}

function contentTypeLines(): string[] {
  return Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`)
}

function block(name: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
  return [`${name} {`, ...inner, '}'].join('\n')
}
