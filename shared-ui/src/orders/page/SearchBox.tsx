import { FieldFrame, Input } from '@carrier-portal/shared-ui/form'
import { styled } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { type ClipboardEvent, useId } from 'react'
import { words } from './words.ts'

/** Narrows the loaded list while typing; nothing is fetched. Several pasted order numbers find each of their orders. */
export function SearchBox({ value, onChange }: { value: string; onChange(query: string): void }) {
  const say = useWords(words)
  const id = useId()
  /** A field of one line swallows the line breaks between pasted numbers. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(text)) return
    event.preventDefault()
    onChange(`${value} ${text}`.trim().replace(/\s+/g, ' '))
  }
  return (
    <Frame>
      <FieldFrame id={id} label={say.find} hint={say.findHint}>
        {(described) => (
          <Input
            {...described}
            type="search"
            autoComplete="off"
            value={value}
            onPaste={paste}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FieldFrame>
    </Frame>
  )
}

const Frame = styled.div`
  flex: 1 1 16rem;
  max-width: 32rem;
`
