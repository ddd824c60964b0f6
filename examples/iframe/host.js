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

/** Undefined when there is none: the frame then shows at once that a sign-in is needed. */
async function currentToken() {
  try {
    return (await (await fetch('/token')).json()).token
  } catch {
    return undefined
  }
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== PORTAL || data?.orderEditor !== 1) return
  if (data.type === 'ready') for (const button of buttons) button.disabled = false
  else if (data.type === 'height') frame.style.height = `${data.height}px`
  else if (data.type === 'token-wanted') post({ type: 'token', request: data.request, token: await currentToken() })
  else log(data.detail?.result ? `${data.type} ${data.detail.result}` : data.type)
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
