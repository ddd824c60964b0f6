import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { FindBox } from './FindBox.tsx'

function FindBoxOf({ initial }: { initial: string }) {
  const [query, setQuery] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  return <FindBox value={query} inputRef={input} onChange={setQuery} />
}

// The caret and the selection are written as | into the text.
test.each([
  ['|4711|', '1001\n1002', '1001 1002|'],
  ['4711||', '1001\r\n1002\r\n', '4711 1001 1002|'],
  ['||4711', '1001\n1002', '1001 1002 |4711'],
  ['4711 |0815| 42', '1001\t1002', '4711 1001 1002| 42'],
  ['4711 ||', '1001', '4711 1001|'],
])('pastes into "%s" the text %j as "%s"', async (before, pasted, expected) => {
  const { user } = renderUi(<FindBoxOf initial={before.replaceAll('|', '')} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find in this list' })
  box.focus()
  box.setSelectionRange(before.indexOf('|'), before.lastIndexOf('|') - 1)
  await user.paste(pasted)
  const caret = box.selectionStart ?? -1
  expect(`${box.value.slice(0, caret)}|${box.value.slice(box.selectionEnd ?? -1)}`).toBe(expected)
})

test('Escape empties the box, and in the empty box goes to the first order', async () => {
  const { user } = renderUi(
    <>
      <FindBoxOf initial="WO-1" />
      <article data-order="WO-1">
        <h2>
          <a href="/order/WO-1">WO-1</a>
        </h2>
      </article>
    </>,
  )
  const box = screen.getByRole('searchbox')
  await user.type(box, '{Escape}')
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'WO-1' })).toHaveFocus()
})
