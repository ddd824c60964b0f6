import { LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { Button } from '@carrier-portal/shared-ui/kit'

interface CancelAndSubmitProps {
  readonly cancelLabel: string
  readonly submitLabel: string
  /** The submit button's label while `sending`. */
  readonly sendingLabel: string
  readonly sending: boolean
  readonly disabled: boolean
  onCancel(): void
  onSubmit(): void
}

/** The last two buttons of a form's dialog: Cancel, and the button that sends the form and shows its progress. */
export function CancelAndSubmit(props: CancelAndSubmitProps) {
  return (
    <>
      <Button variant="outlined" onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
      <LoadingButton
        variant="contained"
        busy={props.sending}
        disabled={props.disabled}
        label={props.submitLabel}
        busyLabel={props.sendingLabel}
        onClick={props.onSubmit}
      />
    </>
  )
}
