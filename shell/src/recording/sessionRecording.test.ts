/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { record } from 'rrweb'
import { masked, maskOptions } from './maskOptions.ts'
import { startRecording } from './sessionRecording.ts'

test('records nothing without an endpoint', async () => {
  expect(await startRecording(undefined)).toBeUndefined()
})

test('masks every text and typed value, and leaves out blocked areas with their attributes', () => {
  document.body.innerHTML = `
    <main><h1>Order for Jamie Fields</h1><p>Jamie <b>Fields</b></p>
    <input value="Jamie Fields"><textarea>Jamie Fields</textarea>
    <article title="Jamie Fields">Jamie Fields</article><div id="dialogs">Jamie Fields</div>
    <div data-recording="blocked"><a href="tel:555-Jamie">Jamie</a></div></main>`
  const events: unknown[] = []
  const stop = record({ ...maskOptions, emit: (event) => events.push(event) })
  stop?.()
  expect(document.body.textContent).toContain('Jamie')
  expect(JSON.stringify(events)).not.toContain('Jamie')
})

test('keeps the length of a masked text', () => {
  expect(masked('Jamie Fields 7')).toBe('***** ****** *')
})
