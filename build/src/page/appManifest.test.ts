import { printAppManifest } from './appManifest.ts'

test('opens the portal from the home screen with icons of any size, in PNG, and for round launchers', () => {
  const addresses = {
    icon: '/assets/icon.1.svg',
    maskable: '/assets/maskable.2.svg',
    png192: '/assets/icon-192.3.png',
    png512: '/assets/icon-512.4.png',
    maskable512: '/assets/maskable-512.5.png',
  }
  const manifest = JSON.parse(printAppManifest(addresses))
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.icons).toEqual([
    { src: '/assets/icon.1.svg', purpose: 'any', type: 'image/svg+xml', sizes: 'any' },
    { src: '/assets/maskable.2.svg', purpose: 'maskable', type: 'image/svg+xml', sizes: 'any' },
    { src: '/assets/icon-192.3.png', purpose: 'any', type: 'image/png', sizes: '192x192' },
    { src: '/assets/icon-512.4.png', purpose: 'any', type: 'image/png', sizes: '512x512' },
    { src: '/assets/maskable-512.5.png', purpose: 'maskable', type: 'image/png', sizes: '512x512' },
  ])
})
