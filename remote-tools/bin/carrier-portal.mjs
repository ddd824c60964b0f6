#!/usr/bin/env node
import { existsSync } from 'node:fs'

const sources = new URL('../src/cli/main.ts', import.meta.url)

// In the repository the command runs from its TypeScript sources; the published package contains JavaScript.
if (existsSync(sources)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(sources.href)
} else await import('../dist/cli/main.js')
