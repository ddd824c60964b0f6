import { StatusRegion, useIsLong } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { NoteFrame } from '../failure/NoteFrame.ts'
import { messages } from './messages.ts'

interface SlowSaveProps {
  readonly sending: boolean
  /** Undefined where this device cannot keep the save. */
  readonly onSendLater: (() => void) | undefined
}

/** Offered while a save takes long, so that the user need not wait for a weak network: the outbox takes the save over. */
export function SlowSave({ sending, onSendLater }: SlowSaveProps) {
  const t = useMessages(messages)
  const isLong = useIsLong(sending)
  return (
    <FullWidth>
      {isLong && onSendLater && (
        <Offer>
          {t.slow}
          <Button variant="outlined" onClick={onSendLater}>
            {t.sendLater}
          </Button>
        </Offer>
      )}
    </FullWidth>
  )
}

const FullWidth = styled(StatusRegion)`
  flex: 1 1 100%;
`

const Offer = styled(NoteFrame)`
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${space(1, 2)};
`
