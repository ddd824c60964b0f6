import { describeBackend } from './suite/describeBackend.ts'

describe('the reference backend on PGlite', () => {
  describeBackend(() => ({ DATA_DIR: 'memory://' }), 3)
})
