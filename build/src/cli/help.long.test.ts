import { spawnSync } from 'node:child_process'
import { root } from '../workspaces.ts'

test.each([
  ['compile'],
  ['load'],
  ['serve'],
  ['users'],
  ['keys'],
  ['backup'],
  ['restore'],
  ['seed'],
  ['attack'],
  ['plans'],
  ['weigh'],
  ['pack'],
  ['build'],
  ['new-remote'],
  ['shots'],
  ['start'],
  ['dev'],
  ['types'],
  ['graph'],
  ['bench'],
  ['example'],
  ['durability', '-w', 'reference-backend'],
  ['rolling', '-w', 'reference-backend'],
  ['races', '-w', 'reference-backend'],
])(
  'npm run %s -- --help prints how the command is used and does nothing else',
  (command, ...workspace) => {
    const { status, stdout, stderr } = runNpm(command, [...workspace, '--', '--help'])
    expect(stderr).toBe('')
    expect(stdout).toContain(`npm run ${command}`)
    expect(status).toBe(0)
  },
  60_000,
)

function runNpm(command: string, line: readonly string[]) {
  return spawnSync('npm', ['run', '-s', command, ...line], {
    cwd: root,
    encoding: 'utf8',
    // A folder that no command can create shows that none was used.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORTAL_DATA: '/sys/portal', PORT: '0' },
    timeout: 60_000,
  })
}
