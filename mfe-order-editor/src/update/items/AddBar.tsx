import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { AddItemButton } from './AddItemButton.tsx'
import { ScanItemButton } from './ScanItemButton.tsx'

/** Add Item and Scan below the last card on narrow screens, where the new row appears. */
export function AddBar() {
  return (
    <Bar>
      <AddItemButton />
      <ScanItemButton />
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  gap: ${space(3)};
  > * {
    flex: 1 1 0;
  }
`
