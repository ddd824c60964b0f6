import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { CheckboxField } from './CheckboxField.tsx'
import { DateField } from './DateField.tsx'
import { NumberField } from './NumberField.tsx'
import { RadioGroupField } from './RadioGroupField.tsx'
import { SelectField } from './SelectField.tsx'
import { PasswordField, TextField } from './TextField.tsx'

type Values = Record<string, string | boolean | undefined>

const validate = (values: Values) => ({
  reference: values.reference ? undefined : 'OC Reference Number is required.',
  comment: String(values.comment ?? '').length > 5 ? 'Too long.' : undefined,
  noLoad: values.noLoad ? undefined : 'Tick it.',
})

function setUp(onSubmit = jest.fn()) {
  const view = renderUi(
    <Form<Values> onSubmit={onSubmit} validate={validate} initialValues={{ sort: 'ASC', type: '2' }}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <TextField name="reference" label="OC Reference Number" required />
          <TextField name="comment" label="User Comment" multiline most={5} />
          <PasswordField name="password" label="Password" />
          <NumberField name="charge" label="Charge" />
          <DateField name="at" label="Time" type="datetime-local" />
          <CheckboxField name="noLoad" label="No Load" />
          <SelectField
            name="type"
            label="Item type"
            choices={[
              { value: '1', label: 'Box' },
              { value: '2', label: 'Cooler' },
            ]}
          />
          <RadioGroupField
            name="sort"
            label="Sort Order"
            choices={[
              { value: 'ASC', label: 'Ascending' },
              { value: 'DESC', label: 'Descending' },
            ]}
          />
          <button type="submit">Save</button>
        </form>
      )}
    </Form>,
  )
  return { ...view, onSubmit }
}

test('a message appears after leaving the field, and is its description', async () => {
  const { user } = setUp()
  const reference = screen.getByRole('textbox', { name: 'OC Reference Number' })
  expect(reference).not.toHaveAttribute('aria-invalid')
  await user.click(reference)
  await user.tab()
  expect(reference).toBeInvalid()
  expect(reference).toHaveAccessibleDescription('OC Reference Number is required.')
})

test('every message appears after the first attempt', async () => {
  const { user, onSubmit, container } = setUp()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toBeInvalid()
  expect(screen.getByRole('checkbox', { name: 'No Load' })).toHaveAccessibleDescription('Tick it.')
  expect(onSubmit).not.toHaveBeenCalled()
  await expectNoAxeViolations(container)
})

test('a text that is too long is said while typing, with a live count', async () => {
  const { user } = setUp()
  await user.type(screen.getByRole('textbox', { name: 'User Comment' }), '123456')
  expect(screen.getByText('6/5')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'User Comment' })).toHaveAccessibleDescription('Too long.')
})

test('what is typed, chosen and ticked is what is sent', async () => {
  const { user, onSubmit } = setUp()
  await user.type(screen.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-7')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.type(screen.getByRole('spinbutton', { name: 'Charge' }), '84.5')
  await user.click(screen.getByRole('checkbox', { name: 'No Load' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item type' }), '1')
  await user.click(screen.getByRole('radio', { name: 'Descending' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    reference: 'OC-7',
    password: 'secret',
    charge: '84.5',
    noLoad: true,
    type: '1',
    sort: 'DESC',
  })
})
