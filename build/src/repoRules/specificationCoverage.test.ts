import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.ts'
import { readCoverage, readRequirementIds } from './coverageTable.ts'

const PAGE = 'docs/specification-coverage.md'

const inRoot = (path: string) => join(root, path)
const textOf = (path: string) => readFileSync(inRoot(path), 'utf8')
const { rows, gaps, problems } = readCoverage(textOf(PAGE))
const ids = readRequirementIds(textOf('docs/requirements.md'))
const problem = (line: number, what: string) => `${PAGE}:${line}: ${what}`

/** Quotes are escaped in the titles of the sources. */
const titlesOf = (file: string) => textOf(file).replaceAll(/\\(['"`])/g, '$1')

test('every line of every table is complete', () => {
  expect(problems).toEqual([])
  expect(rows.filter(({ where, proofs }) => where.length === 0 || proofs.length === 0)).toEqual([])
})

test('requirements are numbered without repetition', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every requirement has a row or is listed as not complete, and each only once', () => {
  const covered = rows.map(({ id }) => id)
  const listed = new Set([...covered, ...gaps.map(({ id }) => id)])
  expect(ids.filter((id) => !listed.has(id))).toEqual([])
  expect(covered.filter((id, index) => covered.indexOf(id) !== index)).toEqual([])
})

test('a requirement that is missing in full has no row', () => {
  const covered = new Set(rows.map(({ id }) => id))
  const both = gaps.filter(({ id, missing }) => missing === 'all' && covered.has(id))
  expect(
    both.map(({ line, id }) => problem(line, `${id} has a row: remove this line, or say what is missing`)),
  ).toEqual([])
})

test('every id of a row is a requirement', () => {
  const known = new Set(ids)
  const unknown = [...rows, ...gaps].filter(({ id }) => !known.has(id))
  expect(unknown.map(({ line, id }) => problem(line, `${id} is not in docs/requirements.md`))).toEqual([])
})

test('every file that is named exists', () => {
  const missing = rows.flatMap(({ line, where }) =>
    where.filter((path) => !existsSync(inRoot(path))).map((path) => problem(line, `${path} does not exist`)),
  )
  expect(missing).toEqual([])
})

test('every test that is named exists with that title', () => {
  const missing = rows.flatMap(({ line, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      if (!/\.(test|spec)\.tsx?$|^reference-backend\/src\/suite\//.test(file))
        return problem(line, `${file} is no test`)
      if (!existsSync(inRoot(file))) return problem(line, `${file} does not exist`)
      return titlesOf(file).includes(title) ? [] : problem(line, `${file} has no title with "${title}"`)
    }),
  )
  expect(missing).toEqual([])
})
