import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useDeferredValue } from 'react'
import { StatusRegion } from './StatusRegion.ts'

interface NoticeRegionProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Announces the notices of a form: earlier drafts, a copy, an unsent save. What it has from its beginning is hidden until the
 * empty region is painted, and has its room meanwhile, so that screen readers notice a change of the region and nothing moves.
 */
export function NoticeRegion({ className, children }: NoticeRegionProps) {
  const isPainted = useDeferredValue(true, false)
  return (
    <Notices className={className} $hides={!isPainted}>
      {children}
    </Notices>
  )
}

const Notices = styled(StatusRegion)<{ $hides: boolean }>`
  display: grid;
  gap: ${space(3)};
  > * {
    ${({ $hides }) => $hides && 'visibility: hidden;'}
  }
`
