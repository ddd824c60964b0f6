import { type Notice, type Store, useStore } from '@carrier-portal/contract'
import { NoticeRegion } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, externalText, line, radius, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { pageBars } from '../layout/pageBars.ts'
import type { ShownNotice } from './host/noticeBoard.ts'

interface NoticeAreaProps {
  readonly notices: Store<readonly ShownNotice[]>
  /** An alert above the notices. */
  readonly children: ReactNode
}

/**
 * The editor's notices, above the form and in view while it scrolls: below it they were under the form of the next order.
 * Errors and warnings have the role alert; others the role status, in a region that is there before its text.
 */
export function NoticeArea({ notices, children }: NoticeAreaProps) {
  return (
    <Area>
      {children}
      {useStore(notices).map(({ id, tone, text }) => {
        const isError = tone === 'error' || tone === 'warning'
        const line = (
          <Line key={id} role={isError ? 'alert' : undefined} $tone={tone}>
            {text}
          </Line>
        )
        return isError ? line : <NoticeRegion key={id}>{line}</NoticeRegion>
      })}
    </Area>
  )
}

const TONES = {
  success: { text: color.success, ground: color.successSoft },
  neutral: { text: color.text, ground: color.sunken },
  warning: { text: color.warning, ground: color.warningSoft },
  error: { text: color.danger, ground: color.dangerSoft },
} satisfies Record<Notice['tone'], { text: string; ground: string }>

const Area = styled.div`
  position: sticky;
  top: ${pageBars.top.value};
  z-index: 2;
  display: grid;
  gap: ${space(2)};
  &:not(:empty) {
    padding-block: ${space(2)};
  }
`

const Line = styled.p<{ $tone: Notice['tone'] }>`
  margin: 0;
  padding: ${space(3, 4)};
  border: ${line.thin} solid currentcolor;
  border-radius: ${radius.medium};
  color: ${({ $tone }) => TONES[$tone].text};
  background: ${({ $tone }) => TONES[$tone].ground};
  font-weight: ${type.medium};
  ${externalText}
`
