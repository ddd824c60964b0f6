import { Input, LabeledField, Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import type { DatesIssue } from '../search/dateRange.ts'
import { DATE_OPTIONS, type DateOption, type ListFilters } from '../search/listFilters.ts'
import { messages } from './messages.ts'

type Dates = Pick<ListFilters, 'dateOption' | 'startDate' | 'endDate'>

export interface DatesFilterProps {
  readonly value: Dates
  /** What the two custom dates are called on this screen. */
  readonly labels: { readonly start: string; readonly end: string }
  /** What `whyNotSearch` says; shown at the field. */
  readonly faults: readonly DatesIssue[]
  onChange(change: Partial<Dates>): void
}

/** Which days: three named ones, or typed ones. */
export function DatesFilter({ value, labels, faults, onChange }: DatesFilterProps) {
  const t = useMessages(messages)
  const selectId = useId()
  const faultOf = (...ofField: readonly DatesIssue[]) => {
    const fault = ofField.find((one) => faults.includes(one))
    return fault && t.fault(fault, labels.start, labels.end)
  }
  return (
    <Row>
      <DateColumn>
        <LabeledField id={selectId} label={t.dates}>
          {(described) => (
            <Select
              {...described}
              value={value.dateOption}
              onChange={(event) => onChange({ dateOption: optionOf(event.target.value) })}
            >
              {DATE_OPTIONS.map((option) => (
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
            error={faultOf('startMissing')}
            onChange={(startDate) => onChange({ startDate })}
          />
          <DayInput
            label={labels.end}
            value={value.endDate}
            error={faultOf('endMissing', 'startAfterEnd')}
            onChange={(endDate) => onChange({ endDate })}
          />
        </>
      )}
    </Row>
  )
}

interface DayInputProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  onChange(day: string): void
}

function DayInput({ label, value, error, onChange }: DayInputProps) {
  return (
    <DateColumn>
      <LabeledField id={useId()} label={label} error={error}>
        {(described) => (
          <Input {...described} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
        )}
      </LabeledField>
    </DateColumn>
  )
}

function optionOf(value: string): DateOption {
  return DATE_OPTIONS.find((option) => option === value) ?? 'TODAY'
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

/** 200 px, as specification, section 9 says of the select; the dates stand beside it at the same width. */
const DateColumn = styled.div`
  width: 12.5rem;
  max-width: 100%;
`
