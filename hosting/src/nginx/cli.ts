import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { originsOf, readValidConfig } from '../config/portalConfig.ts'
import { readOrigin } from '../config/readOrigin.ts'
import { scriptHashesOf } from '../headers/contentPolicy.ts'
import { workerFile } from '../host/workerRoute.ts'
import { messageOf } from '../release/messageOf.ts'
import { parseProblem } from '../release/parseProblem.ts'
import { pathFromCommand } from '../start/pathFromCommand.ts'
import { hasBrotliModule } from './nginxModules.ts'
import { DEFAULT_AUTHORITIES } from './nginxSettings.ts'
import { printNginx } from './printNginx.ts'

const USAGE = `npm run nginx -w hosting -- --backend URL [options]

Prints nginx's server block for the portal. Run it again after each build of the shell and each change of the
configuration: the block contains the page's policy. It uses precompressed brotli files when this machine's nginx has the brotli_static module.

  --backend URL    the backend's address, for example http://127.0.0.1:4000
  --host URL       a Node host with the same store, for the page, /embed/, /registry/events, /telemetry/, /releases/,
                   /health, /ready
  --listen TEXT    the value of "listen" (8080)
  --shell DIR      the shell's build (shell/dist); with --host, the folder that the Node host serves: .data/shell for
                   npm run serve and npm start
  --store DIR      the release store (.data/store)
  --config FILE    the configuration served as /config.json (hosting/config/portal.json)
  --out FILE       writes to this file instead of the output

Exit codes: 0 done, 1 a file cannot be used, 2 the command line is wrong.`

const root = resolve(import.meta.dirname, '../../..')
/** Characters that occur in the value of nginx's `listen`; others could end the directive. */
const LISTEN = /^[\w.:[\]*/= -]+$/

/** An option that has an impossible value. */
class InvalidOption extends Error {}

try {
  print()
} catch (cause) {
  process.stderr.write(`${messageOf(cause).replace(/\.$/, '')}. See npm run nginx -w hosting -- --help\n`)
  process.exitCode = cause instanceof InvalidOption || parseProblem(cause) !== undefined ? 2 : 1
}

function print(): void {
  const { values } = parseArgs({
    options: {
      backend: { type: 'string' },
      host: { type: 'string' },
      listen: { type: 'string', default: '8080' },
      shell: { type: 'string' },
      store: { type: 'string', default: join(root, '.data/store') },
      config: { type: 'string', default: join(root, 'hosting/config/portal.json') },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !values.backend) {
    process.stdout.write(`${USAGE}\n`)
    process.exitCode = values.help ? 0 : 2
    return
  }
  if (!LISTEN.test(values.listen))
    throw new InvalidOption(`--listen "${values.listen}" is not a value of nginx's "listen"`)
  // A new build replaces shell/dist, while the Node host still sends the page of its copy, which names other files.
  if (values.host !== undefined && values.shell === undefined)
    throw new InvalidOption('--host needs --shell, the folder that the Node host serves, such as .data/shell')
  const { shell: build = join(root, 'shell/dist') } = values
  const [shell, store, config] = [pathFromCommand(build), pathFromCommand(values.store), pathFromCommand(values.config)]
  const configuration = readValidConfig(config)
  const text = printNginx({
    listen: values.listen,
    shell,
    store,
    config,
    backend: parseOrigin('--backend', values.backend),
    host: values.host === undefined ? undefined : parseOrigin('--host', values.host),
    authorities: process.env.SSL_CERT_FILE ?? DEFAULT_AUTHORITIES,
    scriptHashes: scriptHashesOf(readFileSync(join(shell, 'index.html'), 'utf8')),
    origins: originsOf(configuration),
    worker: workerFile(configuration),
    brotli: hasBrotliModule(),
  })
  if (!statSync(store, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${store} for the release store. Name it by --store, or create it`)
  if (values.out) writeFileSync(pathFromCommand(values.out), `${text}\n`)
  else process.stdout.write(`${text}\n`)
}

function parseOrigin(option: string, address: string): string {
  const reading = readOrigin(address, 'http://127.0.0.1:4000')
  if (reading.state === 'invalid') throw new InvalidOption(`${option} "${address}" ${reading.why}`)
  return reading.origin
}
