import { join } from 'node:path'
import { rspack } from '@rspack/core'

const USAGE = `usage: npm run compile
       npm run compile -- WORKSPACE FILE …

Compiles serve, which contains the host, the backend, its commands and release to plain JavaScript in hosting/dist;
packages stay in node_modules. With a workspace it compiles these files of its src to its dist instead, all in one folder,
because compiled files find the sources from their own place: testing/program.ts to testing-program.mjs.`

const root = join(import.meta.dirname, '../../..')
const line = process.argv.slice(2)
if (line.includes('--help') || line.length === 1) {
  process.stdout.write(`${USAGE}\n`)
  process.exit(line.includes('--help') ? 0 : 2)
}
const [workspace = 'hosting', ...files] = line
const dist = join(root, workspace, 'dist')
const programs = {
  serve: './hosting/src/serve/serve.ts',
  backend: './reference-backend/src/main.ts',
  users: './reference-backend/src/users/cli.ts',
  keys: './reference-backend/src/session/keysCli.ts',
  backup: './reference-backend/src/store/backupCli.ts',
  release: './hosting/src/serve/release.ts',
}
const entry =
  files.length === 0
    ? programs
    : Object.fromEntries(
        files.map((file) => [file.replace(/\.ts$/, '').replaceAll('/', '-'), `./${workspace}/src/${file}`]),
      )
const stats = await new Promise<{ failed: boolean; text: string }>((resolve, reject) => {
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    devtool: 'source-map',
    // A module that throws the error would look like a compiled one to the next run.
    optimization: { emitOnErrors: false },
    entry,
    output: {
      path: dist,
      filename: '[name].mjs',
      chunkFilename: '[name].chunk.mjs',
      module: true,
      chunkFormat: 'module',
      clean: true,
    },
    // Migrations, configuration and default folders are found beside the sources, from the place of the compiled files.
    module: {
      parser: { javascript: { url: false, worker: false, importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          use: [
            {
              loader: 'builtin:swc-loader',
              options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
            },
            { loader: join(import.meta.dirname, 'sourceAddress.mjs'), options: { dist } },
          ],
          type: 'javascript/auto',
        },
      ],
    },
    externals: [
      ({ request = '' }, callback) => {
        const isOwn = /^(\.|\/|@carrier-portal\/)/.test(request)
        callback(undefined, isOwn ? undefined : `module ${request}`)
      },
    ],
  })
  compiler.run((error, result) => {
    if (error) reject(error)
    else resolve({ failed: result?.hasErrors() ?? true, text: result?.toString('errors-warnings') ?? '' })
  })
})
if (stats.failed) {
  process.stderr.write(`${stats.text}\n`)
  process.exitCode = 1
} else process.stdout.write(`compiled to ${workspace}/dist: ${Object.keys(entry).join(', ')}\n`)
