import type { Locator } from '@playwright/test'

/** A word for an element's text color, as a person would name it. */
export async function colorName(element: Locator): Promise<'grey' | 'red' | 'green' | 'other'> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((one) => {
    const pixel = document.createElement('canvas').getContext('2d')
    if (!pixel) throw new Error('This browser has no canvas')
    pixel.fillStyle = getComputedStyle(one).color
    pixel.fillRect(0, 0, 1, 1)
    return [...pixel.getImageData(0, 0, 1, 1).data]
  })
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if ((most - least) / (most + least || 1) < 0.25) return 'grey'
  return most === red ? 'red' : most === green ? 'green' : 'other'
}
