#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// In the repository the command runs from its TypeScript sources; the published package contains JavaScript.
register()
await import('../src/cli/main.ts')
