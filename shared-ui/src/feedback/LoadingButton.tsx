import { Button, type ButtonProps, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Spinner } from './Loading.tsx'

interface LoadingButtonProps extends Omit<ButtonProps, 'children'> {
  readonly busy: boolean
  readonly label: string
  /** The label while `busy`: "Saving". */
  readonly busyLabel: string
  /** Called by a press while `busy`; `busyLabel` then says what it does. */
  readonly onCancel?: ButtonProps['onClick']
}

/**
 * A button that shows progress. Both labels are in its layout all the time, so its width never changes; while busy it
 * keeps the focus, and ignores presses unless it has `onCancel`.
 */
export function LoadingButton({
  busy,
  label,
  busyLabel,
  onClick,
  onCancel,
  disabled,
  type = 'button',
  ...rest
}: LoadingButtonProps) {
  return (
    <Button
      {...rest}
      type={busy ? 'button' : type}
      disabled={disabled === true && !busy}
      aria-disabled={(busy && !onCancel) || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? onCancel : onClick}
    >
      <Labels>
        <Label aria-hidden={busy} $shown={!busy}>
          {label}
        </Label>
        <Label aria-hidden={!busy} $shown={busy}>
          <Spinner still={!busy} />
          {busyLabel}
        </Label>
      </Labels>
    </Button>
  )
}

const Labels = styled.span`
  display: inline-grid;
  justify-items: center;
`

const Label = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  visibility: ${({ $shown }) => ($shown ? 'inherit' : 'hidden')};
`
