import { fillPage } from './fillPage.ts'

const TEMPLATE =
  '<html><head><link rel="icon" href="data:," /><script src="/start.js"></script><!--prerendered-styles--></head><body><!--login--></body></html>'
const parts = {
  icon: '/assets/icon.3.svg',
  touchIcon: '/assets/maskable-180.5.png',
  manifest: '/assets/manifest.4.webmanifest',
  login: {
    html: '<form>$&</form>',
    theme: '<style nonce="__STYLE_NONCE__">a{}</style>',
    styles: '<style>b{$&}</style>',
  },
  start: 'begin("$1")\n',
  early: 'send("$1")\n',
  main: { address: '/assets/main.1.js', integrity: 'sha384-a' },
  signedIn: [{ address: '/assets/late.2.js', integrity: 'sha384-b' }],
  signedOut: [{ address: '/assets/form.3.js', integrity: 'sha384-c' }],
}

test('inserts the start script, the login and the styles unchanged, and marks what is of the login', () => {
  const page = fillPage(TEMPLATE, parts)
  expect(page).toContain(
    '<script>begin("$1")</script><style nonce="__STYLE_NONCE__">a{}</style><!--login:--><style>b{$&}</style><!--:login-->',
  )
  const hint =
    '<link rel="preload" as="script" href="/assets/form.3.js" crossorigin="anonymous" integrity="sha384-c" />'
  expect(page).toContain(`<body><!--login:-->${hint}<form>$&</form><!--:login--></body>`)
})

test('names the icons of the product and the web app manifest', () => {
  const page = fillPage(TEMPLATE, parts)
  expect(page).toContain('<link rel="icon" href="/assets/icon.3.svg" type="image/svg+xml" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/assets/maskable-180.5.png" />')
  expect(page).toContain('<link rel="manifest" href="/assets/manifest.4.webmanifest" />')
})

test('adds the main script with its integrity, and hints for signed-in users', () => {
  const page = fillPage(TEMPLATE, parts)
  expect(page).toContain(
    '<script src="/assets/main.1.js" defer fetchpriority="high" crossorigin="anonymous" integrity="sha384-a"></script>',
  )
  const hints = /<!--signed-in:([\s\S]*):signed-in-->/.exec(page)?.[1]
  expect(hints).toContain('href="/registry.json"')
  expect(hints).toContain('<script>send("$1")</script>')
  expect(hints).toContain('href="/assets/late.2.js" crossorigin="anonymous" integrity="sha384-b"')
})

test('rejects an early script that would end the comment around it', () => {
  expect(() => fillPage(TEMPLATE, { ...parts, early: 'a-->b' })).toThrow('comment')
})

test.each(['<!--login-->', '</head>', '<script src="/start.js"></script>'])('rejects a template without %s', (mark) => {
  expect(() => fillPage(TEMPLATE.replace(mark, ''), parts)).toThrow(mark)
})
