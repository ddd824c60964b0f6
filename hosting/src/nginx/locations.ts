import { MAX_SAVE_BYTES } from '@carrier-portal/contract/rules'
import type { AddressRule } from '../headers/addressRules.ts'
import { PLACEHOLDERS } from '../host/page.ts'
import { RELEASE_LIMIT_MS } from '../release/target/portalTarget.ts'
import { directiveBlock, headerLines, quotedPath } from './directives.ts'
import { errorPages } from './errorPages.ts'
import type { NginxSettings } from './nginxSettings.ts'

/** Appends the caller, so that the TRUST_PROXY of the next server counts nginx and each proxy in front of it. */
const FORWARDED_FOR = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'

/** The locations of one row of the address table. */
export function locationsOf(rule: AddressRule, settings: NginxSettings): readonly string[] {
  const lines = locationLines(rule.kind, settings)
  const location = directiveBlock(`location ${matcher(rule)}`, lines)
  if (rule.match === 'exact' || !lines.some((line) => line.startsWith('proxy_pass '))) return [location]
  // Without a location of its own, nginx redirects this path to the one with the slash, at the host that the request names.
  return [location, directiveBlock(`location = ${rule.path.replace(/\/$/, '')}`, lines)]
}

/** The locations of the screens' addresses: the Node host's page or, while it is away or without one, nginx's own. */
export function pageLocations(settings: NginxSettings): readonly string[] {
  if (!settings.host) return [directiveBlock('location /', pageLines(settings))]
  return [
    directiveBlock('location /', [
      ...passOn(settings.host, settings),
      'proxy_connect_timeout 2s;',
      'proxy_read_timeout 5s;',
      // A location with an error page of its own inherits none.
      ...errorPages,
      'error_page 500 502 503 504 = @page;',
    ]),
    directiveBlock('location @page', pageLines(settings)),
  ]
}

/**
 * The location of the other paths whose last segment has a dot. Such a file does not exist, but a remote's route may match,
 * as that of an order WO-1.2 does; nginx has no list of these routes.
 */
export function dotLocation(settings: NginxSettings): string {
  const { host } = settings
  return directiveBlock('location ~ \\.[^/]*$', host ? passOn(host, settings) : ['return 404;'])
}

/** nginx matches these prefixes before its patterns. */
function matcher({ match, path }: AddressRule): string {
  return match === 'exact' ? `= ${path}` : `^~ ${path}`
}

function locationLines(kind: AddressRule['kind'], settings: NginxSettings): readonly string[] {
  const { shell, store, config, backend, host, brotli, worker } = settings
  const nodeHost = host ? passOn(host, settings) : ['return 404;']
  const files = (folder: string, path = '$uri') => [
    ...headerLines(kind),
    `root ${quotedPath(folder)};`,
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
    // Each page loads it, and each version in it adds its file list. nginx compresses HTML alone by default.
    registry: [
      ...headerLines(kind),
      `root ${quotedPath(store)};`,
      'gzip on;',
      'gzip_types application/json;',
      'gzip_proxied any;',
      'try_files /registry.json =404;',
    ],
    config: [...headerLines(kind), `alias ${quotedPath(config)};`],
    worker: files(shell, `/${worker}`),
    events: nodeHost,
    telemetry: nodeHost,
    // nginx's own limit of 60 s is shorter than a publication may take.
    releases: host ? [...nodeHost, `proxy_read_timeout ${RELEASE_LIMIT_MS / 1000}s;`] : nodeHost,
    health: nodeHost,
    backend: [
      ...proxyPass(backend, settings),
      FORWARDED_FOR,
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_read_timeout 30s;',
      `client_max_body_size ${MAX_SAVE_BYTES};`,
      'gzip on;',
      'gzip_types application/json text/plain;',
      'gzip_proxied any;',
    ],
  }
  return lines[kind]
}

/** Without buffering, so that events arrive at once; the host sets all headers and compresses. */
function passOn(host: string, settings: NginxSettings): readonly string[] {
  return [
    ...proxyPass(host, settings),
    'proxy_set_header Connection "";',
    FORWARDED_FOR,
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_buffering off;',
    'client_max_body_size 11m;',
  ]
}

/** By default nginx accepts every certificate of a server with https, and does not send the name that it is meant for. */
function proxyPass(origin: string, { authorities }: NginxSettings): readonly string[] {
  const verification = [
    'proxy_ssl_server_name on;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 5;',
    `proxy_ssl_trusted_certificate ${quotedPath(authorities)};`,
  ]
  return [`proxy_pass ${origin};`, 'proxy_http_version 1.1;', ...(origin.startsWith('https:') ? verification : [])]
}

function pageLines({ shell, scriptHashes, origins }: NginxSettings): string[] {
  return [
    ...headerLines('page', { nonce: '$request_id', scriptHashes, origins }),
    `root ${quotedPath(shell)};`,
    `sub_filter ${PLACEHOLDERS.nonce} $request_id;`,
    `sub_filter ${PLACEHOLDERS.remoteOrigins} '${origins.remotes.join(' ')}';`,
    `sub_filter '${PLACEHOLDERS.signedInStart}' $preloads_start;`,
    `sub_filter '${PLACEHOLDERS.signedInEnd}' $preloads_end;`,
    'sub_filter_once off;',
    'gzip on;',
    'try_files /index.html =404;',
  ]
}
