const PORTAL = '__PORTAL__'
const frame = document.querySelector('iframe')
const order = document.querySelector('#order')
const buttons = document.querySelectorAll('[data-sign-in]')

function post(message) {
  frame.contentWindow.postMessage({ orderEditor: 1, ...message }, PORTAL)
}

function log(text) {
  document.querySelector('#events').append(Object.assign(document.createElement('li'), { textContent: text }))
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== PORTAL || data?.orderEditor !== 1) return
  if (data.type === 'ready') for (const button of buttons) button.disabled = false
  else if (data.type === 'height') frame.style.height = `${data.height}px`
  else if (data.type === 'token-wanted') {
    const { token } = await (await fetch('/token')).json()
    post({ type: 'token', request: data.request, token })
  } else log(data.detail?.result ? `${data.type} ${data.detail.result}` : data.type)
})

for (const number of await (await fetch('/orders')).json()) order.append(new Option(number))
for (const button of buttons) {
  button.addEventListener('click', () =>
    post({
      type: 'open',
      signIn: button.dataset.signIn,
      options: { view: 'update', workOrderNumber: order.value },
    }),
  )
}
// Only now, so that the listener gets the message ready.
frame.src = `${PORTAL}/embed/order-editor.html`
