import { styled } from '@carrier-portal/shared-ui/kit'
import { color } from '@carrier-portal/shared-ui/theme'
import { phoneLink } from './links.ts'

interface PhoneSentenceProps {
  readonly phone: string
  /** Returns the sentence with the given number. */
  sentence(phone: string): string
}

/** A sentence with a telephone number that a press calls, and that no line breaks at a hyphen. */
export function PhoneSentence({ phone, sentence }: PhoneSentenceProps) {
  const [before, after] = sentence('\n').split('\n')
  return (
    <>
      {before}
      <Phone href={phoneLink(phone)}>{phone}</Phone>
      {after}
    </>
  )
}

/** A text that is no number has no address, so it is no link. */
const Phone = styled.a`
  white-space: nowrap;
  &:any-link {
    /* The target is higher than a line of text, and takes only the height of one. */
    display: inline;
    padding-block: 1rem;
    color: ${color.accent};
  }
`
