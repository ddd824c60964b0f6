import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileOf, type Shot } from './indexPage.ts'
import { scenes } from './scenes.ts'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))

/** The pictures of README.md by their file in docs/. */
const PICTURES: Readonly<Record<string, Omit<Shot, 'scene' | 'locale'> & { readonly scene: string }>> = {
  'available-orders.png': { scene: 'available-table', width: '1440', theme: 'light' },
  'accept-dark.png': { scene: 'accept', width: '1440', theme: 'dark' },
  'accepted-orders-phone.png': { scene: 'accepted-cards', width: '390', theme: 'light', phone: true },
}

/** What to take for README.md. */
export function readmeShots(): readonly Shot[] {
  return Object.values(PICTURES).map(({ scene: wanted, ...picture }) => {
    const scene = scenes.find(({ name }) => name === wanted)
    if (!scene) throw new Error(`no scene ${wanted}`)
    return { ...picture, scene, locale: 'en' }
  })
}

/** Puts the taken pictures of README.md into docs/. */
export function copyReadmePictures(folder: string): void {
  const shots = readmeShots()
  for (const [index, file] of Object.keys(PICTURES).entries()) {
    const shot = shots[index]
    if (shot) copyFileSync(folder + fileOf(shot), DOCS + file)
  }
}
