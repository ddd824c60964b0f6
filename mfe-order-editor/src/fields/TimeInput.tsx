import { Input } from '@carrier-portal/shared-ui/form'
import { styled } from '@carrier-portal/shared-ui/kit'
import { inputPadding, narrow, space } from '@carrier-portal/shared-ui/theme'
import type { ComponentProps } from 'react'
import { INCOMPLETE, readTimeInput, shownInTimeInput } from './inputText.ts'

interface TimeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Called with the form's text; an incomplete input gives INCOMPLETE and not ''. */
  onText(text: string): void
}

/** A native date-time input that reports an incomplete time as such. */
export function TimeInput({ value, onText, onBlur, ...rest }: TimeInputProps) {
  return (
    <WholeTime
      {...rest}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={shownInTimeInput(value)}
      onChange={(event) => onText(readTimeInput(event.currentTarget))}
      onBlur={(event) => {
        const text = readTimeInput(event.currentTarget)
        // The parts of an incomplete time can be removed one by one without an event. Text that the input cannot show,
        // a saved time that is unreadable, stays.
        const shown = value === INCOMPLETE ? INCOMPLETE : shownInTimeInput(value)
        if (text !== shown) onText(text)
        onBlur?.(event)
      }}
    />
  )
}

/**
 * The width of a whole date and time with AM or PM and the browser's calendar button in Firefox, the widest of the
 * supported browsers, without padding: a cut-off AM or PM would make 5:39 AM and 5:39 PM look the same.
 */
const WHOLE_TIME_WIDTH = '16.5em'

/** Smaller digits instead of a cut-off AM or PM. */
const SMALLER = `${inputPadding.variable}: ${space(1)}; font-size: 0.9375rem;`

const WholeTime = styled(Input)`
  && {
    min-width: min(100%, calc(${WHOLE_TIME_WIDTH} + 2 * ${inputPadding.value}));
    /* iPhones, which enlarge the page for a field with small text, are wider. */
    @media (max-width: 23.375em) { ${SMALLER} }
    /* The scrollbars of a desk take room, as do letters that the user has spaced out. */
    @media (pointer: fine) {
      @media (max-width: 26em) { ${SMALLER} }
    }
    /* As on a desk at 400 % zoom. With texts of twice the size only a part of the window's width is enough for an item. */
    ${narrow} {
      font-size: min(0.75rem, 3.7vw);
    }
  }
`
