import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderPng, writeAppFiles } from './appFiles.ts'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#123456"/></svg>'
const output = mkdtempSync(join(tmpdir(), 'app-files-'))

/** The width and height in a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test.each([180, 192, 512])('renders a PNG of %d pixels', async (width) => {
  const png = await renderPng(SQUARE, width)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(png)).toEqual([width, width])
})

test('writes the icons that the manifest and the page name, in the sizes that they state', async () => {
  const bundle = {
    iconFiles: () => ({ icon: SQUARE, maskable: SQUARE }),
  }
  const { touchIcon, manifest } = await writeAppFiles(output, bundle)
  const read = (address: string) => readFileSync(join(output, address))
  expect(sizeOf(read(touchIcon))).toEqual([180, 180])
  const { icons } = JSON.parse(read(manifest).toString()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons.filter(({ sizes: stated }) => stated !== 'any'))
    expect(sizeOf(read(src)).join('x')).toBe(sizes)
  expect(readdirSync(join(output, 'assets'))).toHaveLength(icons.length + 2)
})
