import { MIGRATIONS } from './migrate.ts'

/** Statements after which a running process of the previous version still reads and writes its columns. */
const ADDITIVE = [
  /^create table \w+ \(/,
  /^create index \w+ on \w+/,
  /^alter table \w+ add column \w+ (?!.*\bnot null\b(?!.*\bdefault\b))/s,
]

const [, ...later] = MIGRATIONS

test.each(later)('the migration $name only adds columns with a default, tables and indices', ({ sql }) => {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .flatMap((statement) => statement.trim() || [])
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter((statement) => !ADDITIVE.some((form) => form.test(statement)))).toEqual([])
})

test.each([
  'alter table orders drop column facts',
  'alter table orders rename column facts to details',
  'alter table orders add column color text not null',
  'alter table orders alter column status type int',
  'drop table sessions',
  'create unique index orders_by_reference on orders (oc_reference_number)',
  'update orders set status = 1',
])('a migration with "%s" is not additive', (statement) => {
  expect(ADDITIVE.some((form) => form.test(statement))).toBe(false)
})
