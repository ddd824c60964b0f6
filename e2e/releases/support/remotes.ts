/** A remote as the stories of releasing meet it. */
export interface RemoteInStory {
  readonly name: string
  /** The heading of its screen. */
  readonly title: string
  /** A word of its screen that another version says differently. */
  readonly word: string
}

/** The three lists, each with its link in the navigation. */
export const lists = [
  { name: 'mfe-orders-available', title: 'Available Orders', word: 'Orders Found' },
  { name: 'mfe-orders-accepted', title: 'Accepted Orders', word: 'Orders Found' },
  { name: 'mfe-order-history', title: 'Order History', word: 'Orders Found' },
] as const satisfies readonly RemoteInStory[]

/** The order editor: order/{id}, and the dialogs of the lists. */
export const editor = {
  name: 'mfe-order-editor',
  title: 'Order',
  word: 'Item Details',
} as const satisfies RemoteInStory

/** What a version says in the place of the remote's word. */
export function wordOf({ word }: RemoteInStory, version: string): string {
  return `${word} in ${version}`
}
