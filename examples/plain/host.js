import { mount } from '__PORTAL__/embed/order-editor/v1.js'

const order = document.querySelector('#order')
const container = document.querySelector('#editor')
const element = document.querySelector('order-editor')
const getAccessToken = async () => (await (await fetch('/token')).json()).token

let editor

function log(text) {
  document.querySelector('#events').append(Object.assign(document.createElement('li'), { textContent: text }))
}

function open(view) {
  editor?.unmount()
  editor = mount(container, {
    view,
    workOrderNumber: order.value,
    apiBaseUrl: '__PORTAL__',
    getAccessToken,
    onSaved: ({ workOrderNumber }) => log(`saved ${workOrderNumber}`),
    onClosed: ({ result }) => log(`closed ${result}`),
    onError: ({ code }) => log(`error ${code}`),
    onDirtyChange: (dirty) => log(dirty ? 'unsaved changes' : 'no unsaved changes'),
    onAuthRequired: () => log('sign-in needed'),
  })
}

for (const number of await (await fetch('/orders')).json()) order.append(new Option(number))
for (const button of document.querySelectorAll('[data-view]')) {
  button.addEventListener('click', () => open(button.dataset.view))
  button.disabled = false
}

element.workOrderNumber = order.options[1]?.value ?? order.value
element.getAccessToken = getAccessToken
element.addEventListener('closed', ({ detail }) => log(`element closed ${detail.result}`))
