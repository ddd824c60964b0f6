/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { fireEvent, screen } from '@testing-library/react'
import { record } from 'rrweb'
import { masked, maskOptions } from './maskOptions.ts'
import { startRecording } from './sessionRecording.ts'

test('records nothing without an endpoint', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval')
  await startRecording(undefined)
  expect(timers).not.toHaveBeenCalled()
  timers.mockRestore()
})

test('masks every text and typed value, and leaves out blocked areas with their attributes', async () => {
  document.body.innerHTML = `
    <main><h1>Order for Jamie Fields</h1><p>Jamie <b>Fields</b></p>
    <input aria-label="Signature" value="Jamie Fields"><textarea>Jamie Fields</textarea>
    <article title="Jamie Fields">Jamie Fields</article><div id="dialogs">Jamie Fields</div>
    <div data-recording="blocked"><a href="tel:555-Jamie">Jamie</a></div></main>`
  const events: unknown[] = []
  const stop = record({ ...maskOptions, emit: (event) => events.push(event) })
  fireEvent.input(screen.getByRole('textbox', { name: 'Signature' }), { target: { value: 'Jamie R' } })
  for (const place of ['p', '[data-recording="blocked"]']) document.querySelector(place)?.append('with Jamie')
  const heading = document.querySelector('h1')?.firstChild
  if (heading) heading.nodeValue = 'WO-7 for Jamie'
  // The recorder emits the changes of a task at its end.
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop?.()
  const recorded = JSON.stringify(events)
  for (const text of ['***** *** ***** ******', '***** *', '**** *****', '**** *** *****'])
    expect(recorded).toContain(`"${text}"`)
  expect(document.body.textContent).toContain('Jamie')
  expect(recorded).not.toContain('Jamie')
})

test('sends no link, accessible name or address, neither at first nor after a change, and the last events of a hidden page', async () => {
  history.replaceState(null, '', '/order/WO-100042')
  document.body.innerHTML = `
    <main class="kept" data-recording="blocked"><h1 aria-label="Jamie Fields">Order</h1></main>
    <a class="kept" href="tel:+15550100" aria-label="Call Jamie Fields" title="Jamie Fields">Call</a>
    <a href="https://www.google.com/maps/search/?api=1&query=12%20Elm">Map</a>`
  const bodies: string[] = []
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(String(init?.body))
    return new Response()
  })
  jest.useFakeTimers()
  await startRecording('https://records.example/')
  document.querySelector('a')?.setAttribute('href', 'tel:+15550199')
  document.querySelector('a')?.setAttribute('aria-label', 'Call Jamie Fields now')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(bodies.join()).toContain('"class":"kept"')
  expect(bodies.join()).not.toMatch(/Jamie|5550|Elm|WO-100042|maps/)
  const sent = bodies.length
  document.querySelector('a')?.setAttribute('class', 'last')
  await Promise.resolve()
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  expect(bodies.slice(sent).join()).toContain('"class":"last"')
  fetched.mockRestore()
  jest.useRealTimers()
})

test('keeps the length of a masked text', () => {
  expect(masked('Jamie Fields 7')).toBe('***** ****** *')
})
