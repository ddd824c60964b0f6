import { handledRegistry, workerAddress } from './workerAddress.ts'

test.each([
  ['/registry.json', 'https://portal.example/registry.json'],
  ['/live/registry.json?a=1&b=2', 'https://portal.example/live/registry.json?a=1&b=2'],
  ['https://releases.example/registry.json', 'https://releases.example/registry.json'],
])('the worker of a page whose registryUrl is %s handles %s', (registryUrl, address) => {
  expect(handledRegistry(new URL(workerAddress(registryUrl), 'https://portal.example').href)).toBe(address)
})
