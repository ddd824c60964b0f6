import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { deskQuery, print, space } from '@carrier-portal/shared-ui/theme'
import { useDeferredValue } from 'react'
import { ExportTools, type ExportToolsProps } from '../export/ExportTools.tsx'

/** The export buttons below the list of a phone, of equal width; on desks the toolbar has them. */
export function PhoneExport(props: ExportToolsProps) {
  const desk = useMediaQuery(deskQuery)
  // Like the orders below the window.
  const isRendered = useDeferredValue(true, false)
  if (desk || !isRendered) return null
  return (
    <Line>
      <ExportTools {...props} />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${space(3)};
  > * {
    flex: 1 1 0;
  }
  ${print} { display: none; }
`
