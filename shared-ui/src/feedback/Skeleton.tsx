import { keyframes, styled } from '@carrier-portal/shared-ui/kit'
import { color, radius } from '@carrier-portal/shared-ui/theme'

const pulse = keyframes`50% { opacity: 0.55; }`

/** The room that something will take up: width and height in the units of the text around it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.small};
  background: ${color.sunken};
  animation: ${pulse} 1.6s ease-in-out infinite;
`
