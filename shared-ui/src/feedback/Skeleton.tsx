import { keyframes, styled } from '@carrier-portal/shared-ui/kit'
import { color, radius } from '@carrier-portal/shared-ui/theme'

const pulse = keyframes`50% { opacity: 0.55; }`

/** A placeholder of the size of what is loading; `$width` and `$height` are CSS lengths. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.small};
  background: ${color.sunken};
  animation: ${pulse} 1.6s ease-in-out infinite;
`
