import { parseVersionOption } from './parseVersionOption.ts'

test.each([
  ['shared-ui=1.1.0', ['shared-ui', '1.1.0']],
  ['order-editor=1.2.0-rc.1', ['order-editor', '1.2.0-rc.1']],
])('reads --version %s', (pair, read) => {
  expect(parseVersionOption(pair)).toEqual(read)
})

test.each(['order-editor', 'order-editor=', 'order-editor=1.0.x', 'order-editor=^1.0.0', 'order-editor=latest'])(
  'refuses --version %s, which names no version',
  (pair) => {
    expect(() => parseVersionOption(pair)).toThrow(`"${pair}" names no version. Write --version shared-ui=1.1.0.`)
  },
)
