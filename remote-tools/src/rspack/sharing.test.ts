import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedOfRemote } from './sharing.ts'

/** A project with these versions of its packages. */
function projectWith(versions: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sharing-'))
  for (const [name, version] of Object.entries(versions)) {
    const packageFolder = join(folder, 'node_modules', name)
    mkdirSync(packageFolder, { recursive: true })
    writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name, version, exports: { './*': './*' } }))
    writeFileSync(join(packageFolder, 'kit'), '')
  }
  return folder
}

test.each(['18.3.1', '190.0.0', '20.0.0'])('refuses to build a screen with React %s', (react) => {
  const folder = projectWith({ react, '@carrier-portal/shared-ui': '1.4.0' })
  expect(() => sharedOfRemote(folder)).toThrow(
    `has React ${react}, and the portal provides React 19. Run "npm install react@19 react-dom@19".`,
  )
})

test('shares the component library of the installed version, and React 19 as one copy', () => {
  const folder = projectWith({ react: '19.2.0', '@carrier-portal/shared-ui': '1.4.0' })
  expect(sharedOfRemote(folder)).toMatchObject({
    react: { singleton: true, requiredVersion: '^19.0.0' },
    '@carrier-portal/shared-ui/kit': { version: '1.4.0', requiredVersion: '^1.4.0' },
  })
})
