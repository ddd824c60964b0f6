/**
 * The tools' own policy, as strict as they get: nothing inline but what carries the nonce, and Trusted Types. All that
 * the editor needs of it: the portal's origin in script-src (mount, element, component), frame-src (iframe) and the
 * API's in connect-src. The federation runtime makes script elements of its own, which Trusted Types would refuse.
 */
export function contentPolicy(example: string, portal: string, nonce: string): string {
  const trustedTypes =
    example === 'module-federation' ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]
  return [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${portal}`,
    `frame-src ${portal}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    ...trustedTypes,
  ].join('; ')
}
