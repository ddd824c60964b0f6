import { preloadModule } from '@carrier-portal/order-editor/parts'

// The bundler's runtime. The embed preset adds the integrity of each chunk.
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>
declare const __webpack_get_script_filename__: (chunk: string) => string
declare const __webpack_public_path__: string
declare const __webpack_require__: { readonly sriHashes: Readonly<Record<string, string>> }

/**
 * Makes each later `import()` of this module check the file's integrity first: a page that states the integrity of the
 * module runs no other content of the files that the module loads.
 */
export function checkChunks(): void {
  const load = __webpack_chunk_load__
  __webpack_chunk_load__ = async (chunk) => {
    const integrity = __webpack_require__.sriHashes[chunk]
    if (integrity === undefined) throw new Error(`order-editor: the file ${chunk} has no integrity`)
    await preloadModule(new URL(__webpack_get_script_filename__(chunk), __webpack_public_path__).href, integrity)
    return load(chunk)
  }
}
