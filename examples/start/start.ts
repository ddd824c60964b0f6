import { runCommand } from '@carrier-portal/build/tooling'
import { listenProblem, portProblem, portSyntaxProblem } from '@carrier-portal/hosting/portProblem'
import { buildExample } from './buildExample.ts'
import { exampleNames, exampleOf } from './examples.ts'
import { runPortal } from './runPortal.ts'
import { serveExample } from './serveExample.ts'

const USAGE = `npm run example -- <name>     one of: ${exampleNames().join(', ')}

Starts a portal and, on another origin, a tool that embeds the order editor.

  PORT          the tool's port (4451)
  PORTAL_PORT   the port of the portal that it starts (4450)
  PORTAL        the address of a running portal instead; it must allow the tool's origin
                (ALLOWED_ORIGINS for calls, "embedding" in its configuration for frames)
  EXAMPLE_USER, EXAMPLE_PASSWORD   the account with which the tool signs in (the demo account dana)`

const name = process.argv[2]
const { PORT = '4451', PORTAL, PORTAL_PORT = '4450' } = process.env
const origin = `http://127.0.0.1:${PORT}`

runCommand(USAGE, async () => {
  const chosen = exampleOf(name)
  if (!chosen) throw new Error(`${reason(name)}\n\n${USAGE}`)
  const problem = (await toolPortProblem()) ?? (await portalProblem())
  if (problem) throw new Error(problem)
  // First, so that an example that does not compile starts no portal.
  await buildExample(chosen)
  // The pages compare it with the origin of messages: without the slash of an address bar.
  const portal = PORTAL === undefined ? await runPortal(origin, PORTAL_PORT) : new URL(PORTAL).origin
  await serveExample(chosen, { portal, port: Number(PORT) })
  process.stdout.write(`${chosen.name} runs at ${origin}, with the portal at ${portal}. Stop it with Ctrl+C.\n`)
})

function reason(unknown: string | undefined): string {
  return unknown === undefined ? 'Name an example.' : `"${unknown}" is not an example.`
}

/** A portal allows the tool's origin before the tool listens, so that its port cannot be left to the system by 0. */
async function toolPortProblem(): Promise<string | undefined> {
  return portSyntaxProblem(PORT, 1) ?? listenProblem('127.0.0.1', Number(PORT))
}

/** `new URL` reads `localhost:4450` as an address of the scheme localhost, which has no origin. */
async function portalProblem(): Promise<string | undefined> {
  if (PORTAL === undefined) return (await portProblem(PORTAL_PORT, 'localhost'))?.replace(/\bPORT\b/, 'PORTAL_PORT')
  if (/^https?:\/\//.test(PORTAL) && URL.canParse(PORTAL)) return undefined
  return `PORTAL must be an address such as https://portal.example; it is "${PORTAL}".`
}
