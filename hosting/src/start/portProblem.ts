import { createServer } from 'node:net'

/** The reason why no server can listen on a port of a host; undefined when one can. */
export async function portProblem(text: string, host: string): Promise<string | undefined> {
  return portSyntaxProblem(text) ?? listenProblem(host, Number(text))
}

/** The problem with a port number; undefined for a valid one. 0 leaves the choice to the system, which not every server can use. */
export function portSyntaxProblem(text: string, least: 0 | 1 = 0): string | undefined {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= least && port <= 65_535) return undefined
  return `PORT must be a number from ${least} to 65535; it is "${text}".`
}

/** The reason why no server can listen at an address; undefined when one can. */
export function listenProblem(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(reasons(host, port)[error.code ?? ''] ?? `${error.message}.`),
    )
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

function reasons(host: string, port: number): Readonly<Record<string, string>> {
  const notHere = `${host} is not an address of this machine. Write 127.0.0.1 into HOST, or 0.0.0.0 for all of its addresses.`
  return {
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
    EADDRNOTAVAIL: notHere,
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another with PORT=${port < 65_535 ? port + 1 : 3000}.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 with PORT=3000.`,
  }
}
