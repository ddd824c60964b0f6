import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { EngineElement, EngineKey, EngineWindow } from './enginePage.ts'

const PATIENCE_MS = 20_000

/** How long the result of a key may take. */
const PRESS_MS = 4_000

const library = readFile(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * The page and the content of its shadow roots, which the queries of Testing Library do not enter. Runs in the page.
 */
function searchedRoots(): readonly (HTMLElement | ShadowRoot)[] {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))
  return [document.body, ...shadows]
}

/**
 * Whether an element has not moved since the last call and lies on top. A click is sent to a position, so it is lost when
 * the element moves meanwhile. One outside of the window is scrolled into view first: a driver that scrolls for its click
 * sends it before the page has settled. Runs in the page.
 */
function isAtRest(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const box = [x, y, width, height].join()
  const moved = element.dataset.testedBox !== box
  element.dataset.testedBox = box
  const root = element.getRootNode() as Document | ShadowRoot
  const top = root.elementFromPoint(x + width / 2, y + height / 2)
  if (top === null) element.scrollIntoView({ block: 'center' })
  return !moved && element.contains(top)
}

/** What a person finds on the page by role and name, the same way in each engine. */
export interface EngineScreen {
  readonly window: EngineWindow
  /** Waits for the element; `name` is its accessible name, or its beginning when it ends with "…". */
  find(role: string, name: string): Promise<EngineElement>
  click(role: string, name: string): Promise<void>
  /** Replaces the value of an input and fires the events of typing. Dates and times in the format of their `value`. */
  fill(label: string, value: string): Promise<void>
  /** Chooses an option of a native select by its text. */
  select(label: string, option: string): Promise<void>
  /** Presses a key until an element is there: the driver of WebKit loses a key or a click now and then. */
  pressFor(key: EngineKey, role: string, name: string): Promise<void>
  /** Waits until a text is on the page. */
  expectText(text: string): Promise<void>
  expectGone(role: string, name: string): Promise<void>
}

/** The screen of a window. The queries are those of Testing Library, which is injected into each loaded page. */
export function screenOf(window: EngineWindow): EngineScreen {
  async function ready() {
    if (await window.run(() => 'searchedRoots' in globalThis)) return
    await window.inject(
      `${await library};globalThis.searchedRoots = ${searchedRoots};globalThis.isAtRest = ${isAtRest}`,
    )
  }

  async function textOfPage() {
    await ready()
    return window.run(() => {
      const roots: readonly (HTMLElement | ShadowRoot)[] = Reflect.get(globalThis, 'searchedRoots')()
      return roots.map((root) => (root instanceof HTMLElement ? root.innerText : root.textContent)).join('\n')
    })
  }

  /** With `isClickable` only an element that has not moved since the last query and that lies on top. */
  async function query(role: string, name: string, isClickable = false): Promise<EngineElement | undefined> {
    await ready()
    return window.element(
      (wantedRole, wantedName, clickable) => {
        const { queryAllByRole } = Reflect.get(globalThis, 'TestingLibraryDom')
        const start = wantedName.endsWith('…') ? wantedName.slice(0, -1) : undefined
        const name = (actual: string) => (start === undefined ? actual === wantedName : actual.startsWith(start))
        for (const root of Reflect.get(globalThis, 'searchedRoots')()) {
          const [found] = queryAllByRole(root, wantedRole, { name })
          if (found) return !clickable || Reflect.get(globalThis, 'isAtRest')(found) ? found : null
        }
        return null
      },
      role,
      name,
      isClickable,
    )
  }

  async function find(role: string, name: string): Promise<EngineElement> {
    let found: EngineElement | undefined
    await expect(async () => {
      found = await query(role, name)
      expect(found, `${role} "${name}"`).toBeDefined()
    }).toPass({ timeout: PATIENCE_MS })
    if (!found) throw new Error(`no ${role} "${name}"`)
    return found
  }

  return {
    window,
    find,
    // A list that renders again detaches the found element, so the pair of finding and clicking is repeated.
    click: (role, name) =>
      expect(async () => {
        const element = await query(role, name, true)
        expect(element, `${role} "${name}" at rest and not covered`).toBeDefined()
        await element?.click()
      }).toPass({ timeout: PATIENCE_MS, intervals: [50, 100, 250, 500, 1_000] }),
    async fill(label, value) {
      await ready()
      const wasFilled = () =>
        window.run(
          (wanted, text) => {
            const { queryAllByLabelText } = Reflect.get(globalThis, 'TestingLibraryDom')
            const roots: readonly Element[] = Reflect.get(globalThis, 'searchedRoots')()
            const input = roots.flatMap((root) => queryAllByLabelText(root, wanted))[0]
            if (!input) return false
            const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
            input.focus()
            Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, text)
            for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
            return true
          },
          label,
          value,
        )
      await expect.poll(wasFilled, { message: `field "${label}"`, timeout: PATIENCE_MS }).toBe(true)
    },
    async select(label, option) {
      await ready()
      const wasSelected = () =>
        window.run(
          (wanted, text) => {
            const { screen } = Reflect.get(globalThis, 'TestingLibraryDom')
            const select = screen.queryAllByLabelText(wanted)[0]
            if (!(select instanceof HTMLSelectElement)) return false
            const chosen = [...select.options].find((candidate) => candidate.text === text)
            if (!chosen) return false
            select.focus()
            select.value = chosen.value
            select.dispatchEvent(new Event('change', { bubbles: true }))
            return true
          },
          label,
          option,
        )
      await expect.poll(wasSelected, { message: `option "${option}" of "${label}"`, timeout: PATIENCE_MS }).toBe(true)
    },
    pressFor: (key, role, name) =>
      expect(async () => {
        if (!(await query(role, name))) await window.press(key)
        await expect.poll(() => query(role, name), { timeout: PRESS_MS }).toBeDefined()
      }).toPass({ timeout: PATIENCE_MS }),
    expectText: (text) =>
      expect.poll(() => textOfPage(), { message: `text "${text}"`, timeout: PATIENCE_MS }).toContain(text),
    expectGone: (role, name) =>
      expect.poll(async () => (await query(role, name)) === undefined, { timeout: PATIENCE_MS }).toBe(true),
  }
}
