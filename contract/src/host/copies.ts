/**
 * So long a request without a response is awaited before a copy is shown, in milliseconds. A phone in a basement often has a
 * network that lets nothing through, and a request ends much later.
 */
export const COPY_AFTER_MS = 4_000

/**
 * Loaded data that a page shows without a connection, also when the phone had closed the page before. It is kept encrypted
 * on the device, for the signed-in user, and deleted when the session ends.
 */
export interface Copies {
  /**
   * Replaces the copy of this name by plain JSON data. The name is not encrypted, so it contains no data of an order. Where
   * the device cannot write, there is no copy.
   */
  keep(name: string, value: unknown): void
  /**
   * The copy of this name; undefined where there is none. An earlier version of the caller may have kept it, so the name
   * changes with the shape of the value. Never rejects.
   */
  find(name: string): Promise<unknown>
}
