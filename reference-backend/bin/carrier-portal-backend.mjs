#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

// The database of this command belongs to the folder in which it is started.
process.env.DATA_DIR ||= resolve('.data/db')

const sources = new URL('../src/main.ts', import.meta.url)
if (existsSync(sources)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(sources.href)
} else await import('../dist/main.js')
