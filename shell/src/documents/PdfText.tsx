import { styled } from '@carrier-portal/shared-ui/kit'
import { space, type } from '@carrier-portal/shared-ui/theme'
import type { Paragraph } from './documentText.ts'

/** The text of a document in the width of the window and the size of body text. */
export function PdfText({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) {
  return (
    <Text>
      {paragraphs.map(({ id, text, isHeading }) => (isHeading ? <h2 key={id}>{text}</h2> : <p key={id}>{text}</p>))}
    </Text>
  )
}

const Text = styled.div`
  padding: ${space(4)};
  font-size: ${type.body};
  line-height: 1.5;
  overflow-wrap: anywhere;
  h2 {
    margin: ${space(4, 0, 2)};
    font-size: 1.125rem;
  }
  p {
    margin: ${space(0, 0, 3)};
  }
`
