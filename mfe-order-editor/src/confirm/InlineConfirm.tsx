import { declineOnEscape, useCloseOnBack, useReturnFocus } from '@carrier-portal/shared-ui/feedback'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space, type, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'

/** The texts of a confirmation and the action behind it. */
interface InlineConfirmProps {
  readonly confirmation: { readonly text: string; readonly yes: string; readonly no: string; onConfirm(): void }
  /** Called after either choice. */
  onClose(): void
}

/** An inline confirmation in a dialog's footer. Escape and Back mean no and do not close the dialog. */
export function InlineConfirm({ confirmation, onClose }: InlineConfirmProps) {
  const id = useId()
  const returnFocus = useReturnFocus()
  const choose = (yes: boolean) => {
    onClose()
    if (yes) confirmation.onConfirm()
    // The focused button unmounts, also before a save that fails.
    returnFocus()
  }
  useCloseOnBack(() => choose(false))
  return (
    <ConfirmBar role="alertdialog" aria-labelledby={id} onKeyDown={declineOnEscape(() => choose(false))}>
      <Text id={id}>{confirmation.text}</Text>
      <Button color="error" variant="outlined" onClick={() => choose(true)}>
        {confirmation.yes}
      </Button>
      <Button variant="contained" onClick={() => choose(false)} autoFocus>
        {confirmation.no}
      </Button>
    </ConfirmBar>
  )
}

const ConfirmBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  flex: 1 1 100%;
`

const Text = styled.p`
  margin: 0;
  flex: 1 1 100%;
  font-weight: ${type.medium};
  ${wide.desk} {
    flex: 1 1 auto;
  }
`
