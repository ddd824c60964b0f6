import { useValueText } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Badge } from './Badge.tsx'
import { tempLook } from './tempLook.ts'

/** The temperature states of an order, one badge for each; an em dash without any. */
export function TempBadges({ states }: { states: readonly string[] }) {
  const text = useValueText()
  if (states.length === 0) return '—'
  return (
    <Row>
      {[...new Set(states)].map((state) => (
        <Badge key={state} {...tempLook(state)} label={text(state)} />
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  max-width: 100%;
`
