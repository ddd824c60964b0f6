import { CancelButton, LoadingButton } from '@carrier-portal/shared-ui/feedback'

interface CancelAndSubmitProps {
  readonly cancelLabel: string
  readonly submitLabel: string
  /** The submit button's label while `sending`. */
  readonly sendingLabel: string
  readonly sending: boolean
  readonly disabled: boolean
  onCancel(): void
  /** The id of the form that the button submits, so that Enter in each of its fields does as well. */
  readonly form?: string
  /** Called by the button of a dialog without a form. */
  onSubmit?(): void
}

/** The last two buttons of a form's dialog: Cancel, and the button that sends the form and shows its progress. */
export function CancelAndSubmit(props: CancelAndSubmitProps) {
  return (
    <>
      <CancelButton disabled={props.sending} onClick={props.onCancel}>
        {props.cancelLabel}
      </CancelButton>
      <LoadingButton
        type={props.form === undefined ? 'button' : 'submit'}
        form={props.form}
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
