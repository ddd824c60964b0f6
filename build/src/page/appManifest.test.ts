import { printAppManifest } from './appManifest.ts'

test('opens the portal from the home screen with an icon of any size and one for round launchers', () => {
  const manifest = JSON.parse(printAppManifest('/assets/icon.1.svg', '/assets/maskable.2.svg'))
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.icons).toEqual([
    { src: '/assets/icon.1.svg', purpose: 'any', type: 'image/svg+xml', sizes: 'any' },
    { src: '/assets/maskable.2.svg', purpose: 'maskable', type: 'image/svg+xml', sizes: 'any' },
  ])
})
