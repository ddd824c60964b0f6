/** A remote as the release journeys use it. */
export interface ReleasedRemote {
  readonly name: string
  /** The heading of its screen. */
  readonly title: string
  /** A text of its screen that another version replaces. */
  readonly text: string
}

/** The three list remotes, each with its navigation link. */
export const lists = [
  { name: 'mfe-orders-available', title: 'Available Orders', text: 'Orders Found' },
  { name: 'mfe-orders-accepted', title: 'Accepted Orders', text: 'Orders Found' },
  { name: 'mfe-order-history', title: 'Order History', text: 'Orders Found' },
] as const satisfies readonly ReleasedRemote[]

/** The order editor: order/{id} and the dialogs of the lists. */
export const editor = {
  name: 'mfe-order-editor',
  title: 'Order',
  text: 'Item Details',
} as const satisfies ReleasedRemote

/** The text that a version shows instead of the remote's own. */
export function textOfVersion({ text }: ReleasedRemote, version: string): string {
  return `${text} in ${version}`
}
