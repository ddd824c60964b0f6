/** An embeddable module that fails every check of the kit. */
const retained = []

export function mount(element, { view, onDirtyChange }) {
  const container = element ?? document.body
  const root = container.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const heading = root.appendChild(document.createElement('h1'))
  heading.textContent = view
  const input = document.createElement('input')
  // As after a request, which is no fault.
  setTimeout(() => root.append(input), 100)
  input.addEventListener('input', () => onDirtyChange(true))
  const button = root.appendChild(document.createElement('button'))
  button.textContent = 'Cancel'
  // `onClosed` is never called.
  button.addEventListener('click', () => onDirtyChange(false))
  setInterval(() => undefined, 60_000)
  window.addEventListener('resize', () => undefined)
  retained.push(Array.from({ length: 5000 }, (_, at) => `row ${retained.length} ${at}`))
  console.error('mounted')
  return {
    update() {
      input.value = ''
    },
    async unmount() {},
  }
}
