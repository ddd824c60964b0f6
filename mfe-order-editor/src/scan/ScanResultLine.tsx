import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ScanResult } from './ScanButton.tsx'

interface ScanResultLineProps {
  readonly result: ScanResult | undefined
}

/** What became of the last code. It is rendered before the first one, so that a screen reader announces that too. */
export function ScanResultLine({ result }: ScanResultLineProps) {
  return (
    <Line role="status" $refused={result?.result === 'refused'}>
      {result && (
        <>
          <Icon name={result.result === 'taken' ? 'check' : 'alert'} />
          {result.text}
        </>
      )}
    </Line>
  )
}

const Line = styled.div<{ $refused: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $refused }) => ($refused ? color.danger : color.success)};
  font-weight: ${type.medium};
`
