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
  ['fields', '-w', 'bench'],
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

test.each([
  ['scene', /^There is no scene unknown\. Write --scene with some of .*details/],
  ['theme', /^There is no theme unknown\. Write --theme with some of light,dark/],
  ['locale', /^There is no locale unknown\. Write --locale with some of en,es\./],
])(
  'npm run shots with an unknown %s names the known ones and takes no picture',
  (option, sentence) => {
    const { status, stdout, stderr } = runNpm('shots', ['--', `--${option}`, 'unknown'])
    expect(stderr).toMatch(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(1)
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
