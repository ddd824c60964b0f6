import { Input, LabeledField, Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'
import { CALENDAR_YEARS } from '@carrier-portal/shared-ui/time'
import { useId, useState } from 'react'
import type { DatesIssue } from '../search/dateRange.ts'
import { DATE_OPTIONS, type DateOption, type ListFilters } from '../search/listFilters.ts'
import { messages } from './messages.ts'

type Dates = Pick<ListFilters, 'dateOption' | 'startDate' | 'endDate'>

/** The dates of a search, the texts of a screen for them, and their issues. */
export interface DatesFilterProps {
  readonly value: Dates
  /** The options in the screen's order. */
  readonly options?: readonly DateOption[]
  /** The labels of the two custom dates on this screen. */
  readonly labels: { readonly start: string; readonly end: string }
  /** The result of `dateIssues`, shown at the fields. */
  readonly issues: readonly DatesIssue[]
  onChange(change: Partial<Dates>): void
}

/** The dates of a search: a preset, or a custom range. */
export function DatesFilter({ value, options = DATE_OPTIONS, labels, issues, onChange }: DatesFilterProps) {
  const t = useMessages(messages)
  const selectId = useId()
  const errorOf = (...ofField: readonly DatesIssue[]) => {
    const issue = ofField.find((one) => issues.includes(one))
    return issue && t.issue(issue, labels.start, labels.end)
  }
  return (
    <DatesLayout>
      <DateColumn>
        <LabeledField id={selectId} label={t.dates}>
          {(described) => (
            <Select
              {...described}
              value={value.dateOption}
              onChange={(event) => onChange({ dateOption: optionOf(event.target.value) })}
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {t.option[option]}
                </option>
              ))}
            </Select>
          )}
        </LabeledField>
      </DateColumn>
      {value.dateOption === 'CUSTOM' && (
        <>
          <DayInput
            label={labels.start}
            value={value.startDate}
            error={errorOf('startMissing', 'startOutOfYears')}
            onChange={(startDate) => onChange({ startDate })}
          />
          <DayInput
            label={labels.end}
            value={value.endDate}
            error={errorOf('endMissing', 'endOutOfYears', 'startAfterEnd', 'rangeTooLong')}
            onChange={(endDate) => onChange({ endDate })}
          />
        </>
      )}
    </DatesLayout>
  )
}

interface DayInputProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  onChange(day: string): void
}

/**
 * The value of an incomplete date is '', like that of an empty field; they differ in the input's validity only. While the
 * date is typed it has no message: Firefox reports '' as soon as one part is empty.
 */
function DayInput({ label, value, error, onChange }: DayInputProps) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState<'whole' | 'typing' | 'incomplete'>('whole')
  const errors = { whole: error, typing: undefined, incomplete: t.incompleteDate }
  return (
    <DayColumn>
      <LabeledField id={useId()} label={label} error={errors[typed]}>
        {(described) => (
          <Input
            {...described}
            type="date"
            min={`${CALENDAR_YEARS.first}-01-01`}
            max={`${CALENDAR_YEARS.last}-12-31`}
            value={value}
            onBlur={(event) => setTyped(event.target.validity.badInput ? 'incomplete' : 'whole')}
            onChange={(event) => {
              const isPart = event.target.validity.badInput
              setTyped((before) => (!isPart ? 'whole' : before === 'incomplete' ? before : 'typing'))
              onChange(event.target.value)
            }}
          />
        )}
      </LabeledField>
    </DayColumn>
  )
}

function optionOf(value: string): DateOption {
  return DATE_OPTIONS.find((option) => option === value) ?? 'TODAY'
}

/** On desks as wide as three fields and as high as a date input, so that a custom range does not move the content below. */
const DatesLayout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  ${wide.desk} {
    flex-wrap: nowrap;
    min-width: 35.75rem;
    min-height: 4rem;
  }
`

/** 200 px wide on desks, and wider with letters that the user has spaced out, but not with the message below the field. */
const DateColumn = styled.div`
  flex: 1 1 12.5rem;
  ${wide.desk} {
    flex: none;
    min-width: 12.5rem;
    > * > :last-child {
      contain: inline-size;
    }
  }
`

/** As wide as its label on desks, so that the filters of three accounts are one line of a window of 1440 px. */
const DayColumn = styled(DateColumn)`
  ${wide.desk} {
    min-width: 10.875rem;
  }
`
