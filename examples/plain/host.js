import { mount } from '__PORTAL__/embed/order-editor/v1.js'

const order = document.querySelector('#order')
const container = document.querySelector('#editor')
const element = document.querySelector('order-editor')
const getAccessToken = async () => (await (await fetch('/token')).json()).token

let editor
let isDirty = false

function log(text) {
  document.querySelector('#events').append(Object.assign(document.createElement('li'), { textContent: text }))
}

function open(view) {
  const workOrderNumber = order.value
  if (editor) {
    // In place, because an unmount discards what was typed: it is offered again when its order is opened again.
    editor.update({ view, workOrderNumber })
    // For the same order after a close.
    editor.reopen()
    return
  }
  editor = mount(container, {
    view,
    workOrderNumber,
    apiBaseUrl: '__PORTAL__',
    getAccessToken,
    onSaved: ({ workOrderNumber }) => log(`saved ${workOrderNumber}`),
    onClosed: ({ result }) => log(`closed ${result}`),
    // A failed save that was under way when the editor was unmounted is shown nowhere else.
    onError: ({ workOrderNumber: failed, code }) => log(`error ${code} ${failed}`),
    onDirtyChange(dirty) {
      isDirty = dirty
      log(dirty ? 'unsaved changes' : 'no unsaved changes')
    },
    onAuthRequired: () => log('sign-in needed'),
  })
}

// The browser lets the person confirm before the page closes.
addEventListener('beforeunload', (event) => {
  if (isDirty) event.preventDefault()
})

for (const number of await (await fetch('/orders')).json()) order.append(new Option(number))
for (const button of document.querySelectorAll('[data-view]')) {
  button.addEventListener('click', () => open(button.dataset.view))
  button.disabled = false
}

element.workOrderNumber = order.options[1]?.value ?? order.value
element.getAccessToken = getAccessToken
element.addEventListener('closed', ({ detail }) => log(`element closed ${detail.result}`))
