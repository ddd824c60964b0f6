import { signInStandalone } from '../../dev/signInStandalone.ts'
import { findOrderNumber } from './findOrderNumber.ts'
import { operateControls } from './operateControls.ts'
import type { EmbeddedPage } from './pageRecord.ts'

/** The part of an embeddable module's public API that the kit uses (docs/embedding.md). */
interface EmbeddedModule {
  mount(element: Element | null, options: object): { update(options: object): void; unmount(): Promise<void> }
}

type View = 'details' | 'update' | 'charge'

const FRAMES_LIMIT_MS = 10_000

let module: EmbeddedModule | undefined
let options: object = {}
let mounted: { readonly element: HTMLElement; readonly editor: ReturnType<EmbeddedModule['mount']> } | undefined
const events: string[] = []

/** Uses an embeddable module as another tool's page does: by its address and its options alone. */
export const embeddedPage: EmbeddedPage = {
  async load({ address, username, password }) {
    const { api, session, token } = await signInStandalone(username, password)
    const carriers = session.carriers.map(({ code }) => code)
    module = (await import(/* webpackIgnore: true */ address)) as EmbeddedModule
    options = {
      workOrderNumber: await findOrderNumber(api, carriers),
      apiBaseUrl: '',
      getAccessToken: () => token,
      onDirtyChange: (dirty: boolean) => events.push(`dirty ${dirty}`),
      onClosed: () => events.push('closed'),
      onError: ({ code, message }: { code: string; message: string }) => events.push(`error ${code}: ${message}`),
    }
  },
  refusal(container, more) {
    const element = container === 'none' ? null : document.createElement('div')
    try {
      void module?.mount(element, { ...options, view: 'details', ...more }).unmount()
      return 'was accepted'
    } catch (cause) {
      return cause instanceof TypeError ? cause.message : `threw ${String(cause)}`
    }
  },
  async mount(view: View) {
    if (!module) throw new Error('Load a module first.')
    const element = document.body.appendChild(document.createElement('div'))
    mounted = { element, editor: module.mount(element, { ...options, view }) }
    await until(() => content().querySelector('h1, h2') !== null)
    // The heading comes before the first request, which waits for its token.
    await window.conformance.waitUntilIdle(FRAMES_LIMIT_MS)
  },
  update: (more) => mounted?.editor.update(more),
  async type(text) {
    await until(() => content().querySelector('input') !== null)
    const field = content().querySelector('input')
    if (!field) throw new Error('The view has no input.')
    // React reads the value by the setter of the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => events.length > 0)
  },
  text: () => content().textContent ?? '',
  value: () => content().querySelector('input')?.value ?? '',
  async close() {
    press(/^(Cancel|Close|Cancelar|Cerrar)$/)
    let isDiscarded = false
    await until(() => {
      if (!isDiscarded) isDiscarded = press(/^(Discard|Descartar)$/)
      return events.includes('closed')
    })
  },
  takeEvents: () => events.splice(0),
  operateControls: (view) =>
    operateControls({
      mount() {
        events.length = 0
        return embeddedPage.mount(view)
      },
      unmount: embeddedPage.unmount,
      root: content,
      isClosed: () => events.includes('closed'),
    }),
  async unmount() {
    const { editor, element } = mounted ?? {}
    mounted = undefined
    await editor?.unmount()
    const rest = element?.childNodes.length ?? 0
    element?.remove()
    return rest
  },
}

/** Presses the button with this text; false when there is none. */
function press(text: RegExp): boolean {
  const button = [...content().querySelectorAll('button')].find(({ textContent }) => text.test(textContent ?? ''))
  button?.click()
  return button !== undefined
}

/** The module renders into an open shadow root. */
function content(): ParentNode & Node {
  const inner = mounted?.element.firstElementChild
  return inner?.shadowRoot ?? inner ?? document.createElement('div')
}

/** Waits for a condition of the page, frame by frame; after the limit the checks show what is missing. */
async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + FRAMES_LIMIT_MS
  while (!isTrue() && performance.now() < deadline) await new Promise((resolve) => requestAnimationFrame(resolve))
}
