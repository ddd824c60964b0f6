import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'
import type { MouseEvent } from 'react'

/**
 * The button that closes a form's dialog. A press leaves the focus in the field: the message of a field that lost the focus
 * would move the button away from the pointer before its release, and the browser would report no click.
 */
export function CancelButton(props: ButtonProps) {
  return <Button {...props} onMouseDown={preventDefault} />
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}
