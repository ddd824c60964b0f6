/** @jest-environment jsdom */
import { countTimers } from './countTimers.ts'

const timers = countTimers()
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('counts a callback that requests the next frame until it is cancelled', async () => {
  let latest = 0
  function loop() {
    latest = requestAnimationFrame(loop)
  }
  loop()
  await nextFrame()
  expect(timers()).toEqual(['frame 16'])
  cancelAnimationFrame(latest)
  expect(timers()).toEqual([])
})

test('does not count a frame whose callback ran', async () => {
  await nextFrame()
  expect(timers()).toEqual([])
})
