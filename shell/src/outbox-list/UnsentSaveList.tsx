import { styled } from '@carrier-portal/shared-ui/kit'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import type { UnsentSaveListProps } from '../portal/portal.ts'
import { UnsentSaveRow } from './UnsentSaveRow.tsx'

/** The unsent saves, oldest first. When the one with the focus leaves the list, the focus goes to the one in its place. */
export function UnsentSaveList({ entries, onSend, onEdit, onDiscard }: UnsentSaveListProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusedIndex = useRef<number>(undefined)
  // In the render without the row and not when it is unmounted: with a dialog that closes, all rows are.
  useLayoutEffect(() => {
    if (focusedIndex.current === undefined || document.activeElement !== document.body) return
    const row = list.current?.children[Math.min(focusedIndex.current, entries.length - 1)]
    row?.querySelector('button')?.focus()
  })
  const record = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    focusedIndex.current = [...currentTarget.children].findIndex((row) => row.contains(target))
  }
  return (
    <List ref={list} onFocus={record}>
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
