import { styled } from '@carrier-portal/shared-ui/kit'

/** A title with order numbers. A browser divides "WO-100033" after the hyphen, so that a phone shows two numbers. */
export function BulkTitle({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/)
  return parts.map((part, index) => (index % 2 === 1 ? <Unbroken key={part}>{part}</Unbroken> : part))
}

/** In one piece, unless it is longer than a line. */
const Unbroken = styled.span`
  display: inline-block;
  max-width: 100%;
`
