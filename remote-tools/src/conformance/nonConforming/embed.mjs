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
  // `onClosed` is never called.
  addButton(root, 'Cancel', () => onDirtyChange(false))
  addButton(root, 'Throw', () => {
    throw new Error('pressed in the fixture')
  })
  addButton(root, 'Save', () => {
    sessionStorage.setItem('pressed', '1')
    window.saved = true
  })
  addButton(root, 'Leave', () => location.assign('/elsewhere'))
  addButton(root, 'Alert', () => window.alert('Saved'))
  addButton(root, 'Listen', () => document.addEventListener('scroll', () => undefined))
  window.leaked = true
  localStorage.setItem('patient', 'none')
  fetch('/collect').catch(() => undefined)
  fetch('https://elsewhere.example/collect').catch(() => undefined)
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

function addButton(root, name, press) {
  const button = root.appendChild(document.createElement('button'))
  button.textContent = name
  button.addEventListener('click', press)
}
