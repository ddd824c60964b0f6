import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, line, radius, space, target } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'
import type { Problem } from './problems.ts'

export interface MissingListProps {
  readonly id: string
  readonly problems: readonly Problem[]
  onGoTo(problem: Problem): void
}

/** What keeps Save disabled; each entry leads to its field, where the message stands. */
export function MissingList({ id, problems, onGoTo }: MissingListProps) {
  const t = useMessages(messages)
  const placeOf = (problem: Problem) => {
    if (problem.where === 'order') return t.fields[problem.field]
    if (problem.where === 'form') return t.formPlaces[problem.reason]
    return t.itemPlace(problem.index + 1, t.itemField[problem.field])
  }
  return (
    <List id={id} aria-label={t.missingTitle}>
      {problems.map((problem) => (
        <li key={`${placeOf(problem)} ${problem.reason}`}>
          <Link type="button" onClick={() => onGoTo(problem)}>
            {placeOf(problem)}
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  max-height: 25vh;
  margin: 0;
  padding: ${space(2, 3)};
  overflow-y: auto;
  list-style: none;
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
`

const Link = styled.button`
  min-height: ${target.height};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.warning};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`
