/**
 * A strict content security policy for the example tools: no inline code without the nonce, and Trusted Types. The
 * editor needs the portal's origin in script-src (mount, element, component) or frame-src (iframe), and the API's origin
 * in connect-src. Vue and Angular create a policy of their own for Trusted Types. The federation runtime creates script
 * elements, which Trusted Types would block.
 */
export function contentPolicy(example: string, portal: string, nonce: string): string {
  const trustedTypes =
    example === 'module-federation'
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${OWN_POLICY.get(example) ?? "'none'"}`]
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

/** The Trusted Types policies that frameworks create. */
const OWN_POLICY = new Map([
  ['vue', 'vue'],
  ['angular', 'angular'],
])
