import { mount } from '__PORTAL__/embed/order-editor/v1.js'

const order = document.querySelector('#order')
const place = document.querySelector('#editor')
const element = document.querySelector('order-editor')
const getAccessToken = async () => (await (await fetch('/token')).json()).token

let editor

function tell(text) {
  document.querySelector('#events').append(Object.assign(document.createElement('li'), { textContent: text }))
}

function open(view) {
  editor?.unmount()
  editor = mount(place, {
    view,
    workOrderNumber: order.value,
    apiBaseUrl: '__PORTAL__',
    getAccessToken,
    onSaved: ({ workOrderNumber }) => tell(`saved ${workOrderNumber}`),
    onClosed: ({ result }) => tell(`closed ${result}`),
    onError: ({ code }) => tell(`error ${code}`),
    onDirtyChange: (dirty) => tell(dirty ? 'something is typed' : 'nothing is typed'),
    onAuthRequired: () => tell('sign-in needed'),
  })
}

for (const number of await (await fetch('/orders')).json()) order.append(new Option(number))
for (const button of document.querySelectorAll('[data-view]')) {
  button.addEventListener('click', () => open(button.dataset.view))
  button.disabled = false
}

element.workOrderNumber = order.options[1]?.value ?? order.value
element.getAccessToken = getAccessToken
element.addEventListener('closed', ({ detail }) => tell(`element closed ${detail.result}`))
