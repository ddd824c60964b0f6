import { createEvent, fireEvent } from '@testing-library/react'

/** The pauses between keys, in milliseconds. */
export const PAUSE = { scanner: 5, person: 120 }

/**
 * Presses the keys and then Enter with that pause between their times, which a busy machine does not change, and with the
 * effects that a browser gives keys in a form's field, on a button or on a link. `rest` is the time before the first one.
 */
export function press(control: HTMLElement, text: string, pause: number, rest = 1000) {
  const input = control instanceof HTMLInputElement ? control : undefined
  if (!input && !control.matches('button, a')) throw new Error('Only an input, a button or a link takes keys.')
  const startAt = new Event('keydown').timeStamp + rest
  for (const [index, key] of [...text, 'Enter'].entries()) {
    const event = createEvent.keyDown(control, { key })
    Object.defineProperty(event, 'timeStamp', { value: startAt + index * pause })
    const isPrevented = !fireEvent(control, event)
    if (key !== 'Enter') input && fireEvent.change(input, { target: { value: input.value + key } })
    else if (isPrevented) continue
    else if (!input) fireEvent.click(control)
    else if (input.form) submitByEnter(input.form)
  }
}

/** As a browser does: Enter presses the submit button, and without one it submits a form with a single line of text. */
function submitByEnter(form: HTMLFormElement) {
  const controls = [...form.elements]
  const button = controls.find((control) => control instanceof HTMLButtonElement && control.type === 'submit')
  if (button) fireEvent.click(button)
  else if (controls.filter((control) => control.matches('input[type="text"]')).length === 1) fireEvent.submit(form)
}
