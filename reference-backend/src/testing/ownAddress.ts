/** An address of this machine at which a server of a test listens. */
interface OwnAddress {
  readonly host: string
  readonly port: number
}

/** Below those that the system gives to servers and clients without a port of their own. */
const FIRST_PORT = 20_000

let given = 0

/**
 * An address that no other process uses, for a server that cannot choose a free port itself: a port that is looked up first
 * may be taken before the server listens. All of 127.0.0.0/8 is this machine, so the number of the process, of at most 22
 * bits, selects the host, and each call another port.
 */
export function ownAddress(): OwnAddress {
  const { pid } = process
  const host = `127.${64 + (pid >> 16)}.${(pid >> 8) & 255}.${pid & 255}`
  given += 1
  return { host, port: FIRST_PORT + given }
}
