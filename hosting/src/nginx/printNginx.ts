import { addressRules, DOT_SEGMENT } from '../headers/addressRules.ts'
import { contentTypes } from '../headers/contentTypes.ts'
import { PLACEHOLDERS } from '../host/page.ts'
import { directiveBlock } from './directives.ts'
import { errorLocations, errorPages } from './errorPages.ts'
import { dotLocation, locationsOf, pageLocations } from './locations.ts'
import type { NginxSettings } from './nginxSettings.ts'

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
    directiveBlock('types', contentTypeLines()),
    'default_type application/octet-stream;',
    // The Node host sends no ranges either. A refused one would have the caching time of its file.
    'max_ranges 0;',
    // For signed-in users: without the two comment markers the preloads in the page take effect.
    `set $preloads_start '${PLACEHOLDERS.signedInStart}';`,
    `set $preloads_end '${PLACEHOLDERS.signedInEnd}';`,
    "if ($cookie_access_token) { set $preloads_start ''; set $preloads_end ''; }",
    ...errorPages,
    'error_page 500 502 503 504 =502 @bad_gateway;',
    ...errorLocations,
    // Hidden files, and paths that nginx would normalize to another one. $request_uri is the raw path with its query.
    `if ($request_uri ~* "^[^?]*${DOT_SEGMENT.source}") { return 404; }`,
    ...addressRules.flatMap((rule) => locationsOf(rule, settings)),
    dotLocation(settings),
    ...pageLocations(settings),
  ]
  return directiveBlock('server', lines)
}

function contentTypeLines(): string[] {
  return Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`)
}
