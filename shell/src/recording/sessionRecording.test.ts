/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { record } from 'rrweb'
import { masked, maskOptions } from './maskOptions.ts'
import { startRecording } from './sessionRecording.ts'

test('records nothing without an endpoint', async () => {
  expect(await startRecording(undefined)).toBeUndefined()
})

test('masks every text and every typed value', () => {
  document.body.innerHTML = `
    <main><h1>Order for Jamie Fields</h1><p title="Jamie Fields">Jamie <b>Fields</b></p>
    <input value="Jamie Fields"><textarea>Jamie Fields</textarea>
    <article>Jamie Fields</article><div id="dialogs">Jamie Fields</div></main>`
  const events: unknown[] = []
  const stop = record({ ...maskOptions, emit: (event) => events.push(event) })
  stop?.()
  const words = document.body.textContent?.includes('Jamie')
  expect(words).toBe(true)
  expect(JSON.stringify(events).replace(/"title":"[^"]*"/g, '')).not.toContain('Jamie')
})

test('keeps the length of a masked text', () => {
  expect(masked('Jamie Fields 7')).toBe('***** ****** *')
})
