/**
 * The web app manifest, with which a browser offers to add the portal to the home screen. Its name is fixed at build
 * time; `productName` of the configuration names the open page.
 */
export function printAppManifest(icon: string, maskable: string): string {
  const image = (src: string, purpose: 'any' | 'maskable') => ({ src, purpose, type: 'image/svg+xml', sizes: 'any' })
  return JSON.stringify({
    id: '/',
    name: 'Carrier Portal',
    short_name: 'Carrier Portal',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [image(icon, 'any'), image(maskable, 'maskable')],
  })
}
