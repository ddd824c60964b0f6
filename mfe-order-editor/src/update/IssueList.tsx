import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, line, low, radius, space, target } from '@carrier-portal/shared-ui/theme'
import { messages } from './form/messages.ts'
import type { Issue } from './rules/issues.ts'

interface IssueListProps {
  readonly id: string
  readonly issues: readonly Issue[]
  onSelect(issue: Issue): void
}

/** The issues that disable Save. Each entry focuses its field, which shows the message. */
export function IssueList({ id, issues, onSelect }: IssueListProps) {
  const t = useMessages(messages)
  const labelOf = (issue: Issue) => {
    if (issue.where === 'order') return t.fields[issue.field]
    if (issue.where === 'form') return t.formFields[issue.reason]
    return t.itemFieldOf(issue.index + 1, t.itemField[issue.field])
  }
  return (
    <List id={id} aria-label={t.issuesTitle}>
      {issues.map((issue) => (
        <li key={`${labelOf(issue)} ${issue.reason}`}>
          <IssueLink type="button" onClick={() => onSelect(issue)}>
            {labelOf(issue)}
          </IssueLink>
        </li>
      ))}
    </List>
  )
}

/** Above the button that opens it, which stays where it is, and after it in the order of Tab. */
const List = styled.ul`
  order: -1;
  flex: 1 1 100%;
  min-width: 0;
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
  /* There the buttons scroll with the form. */
  ${low.layer} { max-height: none; }
  ${low.window} { max-height: none; }
`

const IssueLink = styled.button`
  min-height: ${target.height};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.warning};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`
