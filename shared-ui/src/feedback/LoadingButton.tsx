import { Button, type ButtonProps, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Spinner } from './Loading.tsx'

interface LoadingButtonProps extends Omit<ButtonProps, 'children'> {
  readonly busy: boolean
  readonly label: string
  /** What the button says while it works: "Saving". */
  readonly busyLabel: string
}

/**
 * A button that says what it does and then what it is doing. Both words take up their room all the time, so it keeps
 * its width; while busy it cannot be pressed and keeps the focus.
 */
export function LoadingButton({
  busy,
  label,
  busyLabel,
  onClick,
  disabled,
  type = 'button',
  ...rest
}: LoadingButtonProps) {
  return (
    <Button
      {...rest}
      type={busy ? 'button' : type}
      disabled={disabled === true && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Labels>
        <Label aria-hidden={busy} $shown={!busy}>
          {label}
        </Label>
        <Label aria-hidden={!busy} $shown={busy}>
          <Spinner />
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
