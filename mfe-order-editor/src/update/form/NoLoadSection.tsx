import { LIMITS } from '@carrier-portal/contract/rules'
import { CheckboxInput, CheckboxLabel, TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useForm } from 'react-final-form'
import { Section } from '../../details/Section.tsx'
import { withNoLoad } from '../rules/noLoad.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { messages } from './messages.ts'
import { NoLoadTimeField } from './NoLoadTimeField.tsx'
import { useFormSelection } from './useFormSelection.ts'
import { useTouchSignatures } from './useTouchSignatures.ts'

/** No Load Details: the checkbox and, when it is checked, comments and time. */
export function NoLoadSection() {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const touchSignatures = useTouchSignatures()
  const noLoad = useFormSelection((values) => values.noLoad)
  const choose = (checked: boolean) => {
    const next = withNoLoad(form.getState().values, checked)
    form.batch(() => {
      form.change('noLoad', next.noLoad)
      form.change('dropoffSignature', next.dropoffSignature)
      form.change('noLoadComments', next.noLoadComments)
      form.change('noLoadPickupTime', next.noLoadPickupTime)
    })
    if (checked) touchSignatures()
  }
  return (
    <Section title={t.sections.noLoad}>
      <CheckboxLabel>
        <CheckboxInput
          type="checkbox"
          name="noLoad"
          checked={noLoad}
          onChange={(event) => choose(event.target.checked)}
        />
        {t.noLoad}
      </CheckboxLabel>
      {noLoad && (
        <Fields>
          <TextField name="noLoadComments" label={t.fields.noLoadComments} required multiline maxLength={LIMITS.text} />
          <NoLoadTimeField />
        </Fields>
      )}
    </Section>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(3)};
`
