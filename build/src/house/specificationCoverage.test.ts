import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.ts'
import { readCoverage } from './coverageTable.ts'

const PAGE = 'docs/specification-coverage.md'
const SECTIONS = { specification: 9, decisions: 5 } as const

const { rows, problems } = readCoverage(readFileSync(join(root, PAGE), 'utf8'))
const told = (line: number, what: string) => `${PAGE}:${line}: ${what}`
const inRoot = (path: string) => join(root, path)

/** Titles stand in the sources with their quotes escaped. */
const sourceOf = (file: string) => readFileSync(inRoot(file), 'utf8').replaceAll(/\\(['"`])/g, '$1')

test('every line of every table is whole', () => {
  expect(problems).toEqual([])
  expect(rows.filter(({ where, proofs }) => where.length === 0 || proofs.length === 0)).toEqual([])
})

test('every place that is named is there', () => {
  const missing = rows.flatMap(({ line, where }) =>
    where.filter((path) => !existsSync(inRoot(path))).map((path) => told(line, `${path} is not there`)),
  )
  expect(missing).toEqual([])
})

test('every test that is named is there, with that title', () => {
  const missing = rows.flatMap(({ line, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      if (!/\.(test|spec)\.tsx?$|^reference-backend\/src\/suite\//.test(file)) return told(line, `${file} is no test`)
      if (!existsSync(inRoot(file))) return told(line, `${file} is not there`)
      return sourceOf(file).includes(title) ? [] : told(line, `${file} has no title with "${title}"`)
    }),
  )
  expect(missing).toEqual([])
})

test.each(Object.entries(SECTIONS))('every section of the %s has its rows', (page, last) => {
  const covered = new Set(rows.filter((row) => row.page === page).map(({ section }) => section))
  const wanted = Array.from({ length: last }, (_, index) => String(index + 1))
  expect(wanted.filter((section) => !covered.has(section))).toEqual([])
  expect([...covered].filter((section) => !wanted.includes(section))).toEqual([])
})
