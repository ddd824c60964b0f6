import { base } from '../base.ts'
import { compile } from '../compile.ts'

/** `FOLDER`: builds `src/index.ts` of the folder as every build does it. A test has no compiler: jest loads no ES modules. */
const [folder = ''] = process.argv.slice(2)
await compile([{ ...base({ folder, name: 'mfe-night-shift' }, 'production'), entry: './src/index.ts' }])
