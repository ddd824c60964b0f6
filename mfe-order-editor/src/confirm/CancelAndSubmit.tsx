import { CancelButton, LoadingButton } from '@carrier-portal/shared-ui/feedback'

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
      <CancelButton onClick={props.onCancel}>{props.cancelLabel}</CancelButton>
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
