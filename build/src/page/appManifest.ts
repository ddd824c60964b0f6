/** The addresses of the mark in the forms that browsers and home screens take. */
interface IconAddresses {
  /** SVG, of any size. */
  readonly icon: string
  readonly maskable: string
  /** PNG with the tile's corners, by their width in pixels. */
  readonly png192: string
  readonly png512: string
  /** PNG that fills the square, for launchers that cut it. */
  readonly maskable512: string
}

/**
 * The web app manifest, with which a browser offers to add the portal to the home screen. Its name is fixed at build
 * time; `productName` of the configuration names the open page.
 */
export function printAppManifest({ icon, maskable, png192, png512, maskable512 }: IconAddresses): string {
  const svg = (src: string, purpose: 'any' | 'maskable') => ({ src, purpose, type: 'image/svg+xml', sizes: 'any' })
  const png = (src: string, purpose: 'any' | 'maskable', width: number) => ({
    src,
    purpose,
    type: 'image/png',
    sizes: `${width}x${width}`,
  })
  return JSON.stringify({
    id: '/',
    name: 'Carrier Portal',
    short_name: 'Carrier Portal',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [
      svg(icon, 'any'),
      svg(maskable, 'maskable'),
      png(png192, 'any', 192),
      png(png512, 'any', 512),
      png(maskable512, 'maskable', 512),
    ],
  })
}
