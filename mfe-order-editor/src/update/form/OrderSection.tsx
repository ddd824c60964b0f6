import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space, target, wide } from '@carrier-portal/shared-ui/theme'
import { Section } from '../../details/Section.tsx'
import { requiredFields } from '../rules/orderRules.ts'
import { messages } from './messages.ts'
import { useFormSelection } from './useFormSelection.ts'

/** Order Details: the signatures and the comments. */
export function OrderSection() {
  const t = useMessages(messages)
  const pickupRequired = useFormSelection((form) => requiredFields(form).pickupSignature)
  const dropoffRequired = useFormSelection((form) => requiredFields(form).dropoffSignature)
  const noLoad = useFormSelection((form) => form.noLoad)
  return (
    <Section title={t.sections.order}>
      <Fields>
        <TextField name="pickupSignature" label={t.fields.pickupSignature} required={pickupRequired} />
        <TextField
          name="dropoffSignature"
          label={t.fields.dropoffSignature}
          required={dropoffRequired}
          disabled={noLoad}
        />
        <Whole>
          <TextField name="comments" label={t.fields.comments} multiline maxLength={LIMITS.text} />
        </Whole>
      </Fields>
    </Section>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${wide.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* A signature has room for its message: a time for all items requires one, and the buttons below must not move. */
    grid-template-rows: minmax(calc(${target.height} + 3.25rem), auto);
    row-gap: ${space(2)};
  }
`

const Whole = styled.div`
  grid-column: 1 / -1;
`
