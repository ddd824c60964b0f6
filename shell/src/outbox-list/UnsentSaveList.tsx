import { useKeepFocus } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { useRef } from 'react'
import type { UnsentSaveListProps } from '../portal/portal.ts'
import { UnsentSaveRow } from './UnsentSaveRow.tsx'

/** The unsent saves, oldest first. When the one with the focus leaves the list, the focus goes to the one in its place. */
export function UnsentSaveList({ entries, onSend, onEdit, onDiscard }: UnsentSaveListProps) {
  const list = useRef<HTMLUListElement>(null)
  useKeepFocus(list)
  return (
    <List ref={list}>
      {entries.map((entry) => (
        <UnsentSaveRow
          key={entry.id}
          entry={entry}
          onSend={() => onSend(entry)}
          onEdit={() => onEdit(entry)}
          onDiscard={() => onDiscard(entry)}
        />
      ))}
    </List>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
