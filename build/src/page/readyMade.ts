import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../workspaces.ts'

const TEXT = /\.(js|mjs|css|svg|json|wasm)$/
const WORTH_IT = 512
/** Most files of a build are those of the build before, and packing them well takes longer than all the rest. */
const PACKED_BEFORE = join(root, 'node_modules/.cache/ready-made')

const forms = [
  {
    ending: '.br',
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const

/** Puts a brotli and a gzip file beside every text file of a build, so that no host compresses while someone waits. */
export async function makeReady(folder: string): Promise<void> {
  await mkdir(PACKED_BEFORE, { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(packFile))
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_IT) return
  const hash = createHash('sha256').update(content).digest('hex')
  await Promise.all(forms.map((form) => putForm(file, content, join(PACKED_BEFORE, hash + form.ending), form)))
}

async function putForm(file: string, content: Buffer, before: string, { ending, pack }: (typeof forms)[number]) {
  try {
    await copyFile(before, file + ending)
  } catch {
    const incoming = `${before}.${process.pid}`
    await writeFile(incoming, await pack(content))
    await rename(incoming, before)
    await copyFile(before, file + ending)
  }
}
