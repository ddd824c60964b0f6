/** Throws a TypeError for anything that is not an element, such as the result of a selector that found none. */
export function assertElement(element: unknown): asserts element is Element {
  if (!(element instanceof Element)) throw new TypeError('order-editor: mount needs an Element to mount into')
}
