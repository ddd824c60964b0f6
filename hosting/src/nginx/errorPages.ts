import { BAD_GATEWAY } from '../host/backendProxy.ts'
import { directiveBlock, headerLines } from './directives.ts'

/**
 * The requests that nginx refuses itself, without a location or a method for them. An unreadable one has no path yet, so its
 * location is no named one.
 */
const OWN_ERRORS = [
  { codes: '404 405', location: '@missing', status: 404, text: 'Not found' },
  // 501 is for an unknown transfer encoding, 505 for an unknown HTTP version.
  { codes: '400 501 505', location: '= /.error/400', status: 400, text: 'Bad request' },
  // With the headers of the file, a shared cache would keep the error for everyone, for a year.
  { codes: '412', location: '@unmatched', status: 412, text: 'Bad request' },
  { codes: '413', location: '= /.error/413', status: 413, text: 'Payload Too Large' },
  // 494 is nginx's own number for headers that are too large.
  { codes: '414 494', location: '= /.error/431', status: 431, text: 'Request Header Fields Too Large' },
] as const

/** The directives that pass on the errors of `OWN_ERRORS`. A location with an error page of its own repeats them. */
export const errorPages = OWN_ERRORS.map(
  ({ codes, location }) => `error_page ${codes} = ${location.replace('= ', '')};`,
)

/** The locations of all error pages. */
export const errorLocations: readonly string[] = [
  ...OWN_ERRORS.map(({ location, status, text }) => errorLocation(location, 'text/plain', `${status} "${text}\\n"`)),
  errorLocation('@bad_gateway', 'application/json', `502 '${JSON.stringify(BAD_GATEWAY)}'`),
]

/** An error page with the headers of every other response. */
function errorLocation(location: string, contentType: string, response: string): string {
  return directiveBlock(`location ${location}`, [
    'internal;',
    ...headerLines('missing'),
    'types {}',
    `default_type ${contentType};`,
    `return ${response};`,
  ])
}
