import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@carrier-portal/remote-tools/rspack'
import { writeAppFiles } from '../page/appFiles.ts'
import { fillPage } from '../page/fillPage.ts'
import { loadPrerenderBundle } from '../page/prerenderBundle.ts'
import { prerenderPreset, startPreset } from '../shell/shellPreset.ts'
import { inWorkspace, SHELL } from '../workspaces.ts'

/** Writes the shell's index.html for development; its script comes from the dev server. */
export async function writeDevPage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const output = { path: folder, clean: false }
  const presets = [startPreset(), prerenderPreset()]
  await compile(presets.map((preset) => ({ ...preset, output: { ...preset.output, ...output } })))
  const prerendered = loadPrerenderBundle(folder)
  const page = fillPage(readFileSync(inWorkspace(SHELL, 'src/index.html'), 'utf8'), {
    ...(await writeAppFiles(folder, prerendered)),
    login: await prerendered.prerenderLogin(),
    start: readFileSync(join(folder, 'start.js'), 'utf8'),
    early: readFileSync(join(folder, 'early.js'), 'utf8'),
    main: { address: '/assets/main.js' },
    signedIn: [],
    signedOut: [],
  })
  writeFileSync(join(folder, 'index.html'), page)
}
