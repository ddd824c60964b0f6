import { frameAncestorsOf, originsOf } from '../config/portalConfig.ts'

/**
 * The policy of /embed/order-editor.html: only its own two scripts, no style element (the style sheets are constructed),
 * requests to the API only, and framing only by the origins in `embedding.frameAncestors`.
 */
export function framePolicy(config: string): string {
  const ancestors = frameAncestorsOf(config)
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...originsOf(config).requests].join(' '),
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
