import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField, Tick, TickLabel } from '@carrier-portal/shared-ui/form'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { useForm } from 'react-final-form'
import { Section } from '../details/Section.tsx'
import type { UpdateForm } from './form.ts'
import { NoLoadTimeField } from './NoLoadTimeField.tsx'
import { withNoLoad } from './noLoad.ts'
import { useFormSelection } from './useFormSelection.ts'
import { useSignaturesDue } from './useSignaturesDue.ts'
import { words } from './words.ts'

/** No Load Details: the choice, and what it asks for. */
export function NoLoadSection() {
  const say = useWords(words)
  const form = useForm<UpdateForm>()
  const signaturesDue = useSignaturesDue()
  const noLoad = useFormSelection((values) => values.noLoad)
  const choose = (ticked: boolean) => {
    const next = withNoLoad(form.getState().values, ticked)
    form.batch(() => {
      form.change('noLoad', next.noLoad)
      form.change('dropoffSignature', next.dropoffSignature)
      form.change('noLoadComments', next.noLoadComments)
      form.change('noLoadPickupTime', next.noLoadPickupTime)
    })
    if (ticked) signaturesDue()
  }
  return (
    <Section title={say.sections.noLoad} level={3}>
      <TickLabel>
        <Tick type="checkbox" name="noLoad" checked={noLoad} onChange={(event) => choose(event.target.checked)} />
        {say.noLoad}
      </TickLabel>
      {noLoad && (
        <Fields>
          <TextField name="noLoadComments" label={say.fields.noLoadComments} required multiline most={LIMITS.text} />
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
