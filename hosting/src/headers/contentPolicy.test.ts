/** @jest-environment node */
import { printContentPolicy } from './contentPolicy.ts'

const origins = {
  remotes: ['https://cdn.example'],
  requests: ['https://api.example'],
  documents: ['https://docs.example'],
}

test.each([
  ['script-src', true],
  ['style-src', true],
  ['img-src', true],
  ['font-src', true],
  ['connect-src', true],
  // Browsers run a worker from the page's own origin alone.
  ['worker-src', false],
  ['form-action', false],
  ['frame-src', false],
])('%s of the page allows the origin of a screen: %s', (directive, isAllowed) => {
  const policy = printContentPolicy({ nonce: 'n', scriptHashes: [], origins })
  const [, sources = ''] = policy.match(new RegExp(`${directive} ([^;]*)`)) ?? []
  expect(sources.split(' ').includes('https://cdn.example')).toBe(isAllowed)
})

test.each([
  ["default-src 'none'", 'loads nothing that no other rule allows'],
  ["form-action 'self'", 'sends no form elsewhere'],
  ["base-uri 'none'", 'takes no other base for its addresses'],
  ["object-src 'none'", 'shows no plug-in'],
  ["frame-ancestors 'none'", 'is shown in no frame'],
  ["frame-src 'none'", 'shows no frame where no document is of another origin'],
  ["require-trusted-types-for 'script'", 'takes no text as code'],
])('by %s the page %s', (directive) => {
  const policy = printContentPolicy({ nonce: 'n', scriptHashes: [], origins: { ...origins, documents: [] } })
  expect(policy.split('; ')).toContain(directive)
})
