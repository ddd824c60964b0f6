import { stopNpm } from '../../../hosting/src/testing/stopNpm.ts'

test('npm run dev ends its servers when npm alone is stopped', async () => {
  await stopNpm([], /sources at (http:[^,]+),/)
}, 240_000)
