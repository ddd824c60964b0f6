import { workerFile } from './workerRoute.ts'

test.each([
  ['{}', 'service-worker.js'],
  ['{ "offline": true }', 'service-worker.js'],
  ['{ "offline": false }', 'service-worker-removal.js'],
  ['no JSON', 'service-worker.js'],
])('sends for the configuration %s the file %s', (config, file) => {
  expect(workerFile(config)).toBe(file)
})
