import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, roomyQuery, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'

interface FactRow {
  readonly id: string | number
  /** In the order of the names. An empty fact has no line in a narrow window. */
  readonly facts: readonly ReactNode[]
}

interface FactTableProps {
  /** The accessible name. */
  readonly label: string
  readonly names: readonly string[]
  readonly rows: readonly FactRow[]
  /** Whether the first fact names its row. */
  readonly isNamed?: boolean
}

/** Rows of named facts: a table in a wide window, else a list of facts for each row. */
export function FactTable({ label, names, rows, isNamed = false }: FactTableProps) {
  if (!useMediaQuery(roomyQuery))
    return (
      <Rows aria-label={label}>
        {rows.map(({ id, facts }) => (
          <li key={id}>
            <Facts>
              {names.map((name, index) => isShown(facts[index]) && <Fact key={name} name={name} fact={facts[index]} />)}
            </Facts>
          </li>
        ))}
      </Rows>
    )
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, facts }) => (
          <tr key={id}>
            {names.map((name, index) =>
              isNamed && index === 0 ? (
                <th key={name} scope="row">
                  {facts[index]}
                </th>
              ) : (
                <td key={name}>{facts[index]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Fact({ name, fact }: { readonly name: string; readonly fact: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{fact}</dd>
    </>
  )
}

function isShown(fact: ReactNode): boolean {
  return fact !== undefined && fact !== null && fact !== false && fact !== ''
}

const Table = styled.table`
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    padding: ${space(2, 3)};
    border-bottom: ${line.thin} solid ${color.border};
    text-align: start;
    overflow-wrap: anywhere;
    /* A column beside long texts would otherwise be as narrow as one letter. */
    min-width: 6rem;
  }
  th {
    overflow-wrap: normal;
  }
  th[scope='row'] {
    white-space: nowrap;
  }
`

const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(6.5rem) minmax(0, 1fr);
  gap: ${space(1, 3)};
  margin: 0;
  padding: ${space(3)};
  border: ${line.thin} solid ${color.border};
  background: ${color.surface};
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd:first-of-type {
    font-weight: ${type.medium};
  }
`
