import { existsSync } from 'node:fs'

/** Where Debian's libnginx-mod-http-brotli-static puts its module. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether this machine's nginx can send precompressed brotli files. */
export function hasBrotliModule(): boolean {
  return existsSync(BROTLI_MODULE)
}
