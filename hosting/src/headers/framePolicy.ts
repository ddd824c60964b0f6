import { frameAncestorsOf, originsOf } from '../config/portalConfig.ts'

/**
 * The policy of /embed/order-editor.html: our own two scripts, no style element (style sheets are constructed), the API
 * alone to speak to, and in no page but those that `embedding.frameAncestors` names (reliability, rows 71 and 73).
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
