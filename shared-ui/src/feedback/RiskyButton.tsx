import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'
import type { MouseEvent } from 'react'

/**
 * The button of a question that cannot be undone. The second click of a double click, whose first click opened the question
 * under the pointer, neither presses it nor takes the focus from the safe button.
 */
export function RiskyButton({ onClick, ...props }: ButtonProps) {
  return (
    <Button
      color="error"
      {...props}
      onMouseDown={(event) => isRepeated(event) && event.preventDefault()}
      onClick={(event) => !isRepeated(event) && onClick?.(event)}
    />
  )
}

function isRepeated({ detail }: MouseEvent): boolean {
  return detail > 1
}
