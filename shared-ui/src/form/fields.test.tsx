import { expectNoAxeViolations, recordAnnouncements, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { PasswordField, TextField } from './TextField.tsx'

type Values = Record<string, string | undefined>

const validate = (values: Values) => ({
  reference: values.reference ? undefined : 'OC Reference Number is required.',
  comment: String(values.comment ?? '').length > 5 ? 'Too long.' : undefined,
})

function setUp(onSubmit = jest.fn()) {
  const view = renderUi(
    <Form<Values> onSubmit={onSubmit} validate={validate}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <TextField name="reference" label="OC Reference Number" required />
          <TextField name="comment" label="User Comment" multiline maxLength={5} />
          <PasswordField name="password" label="Password" />
          <button type="submit">Save</button>
        </form>
      )}
    </Form>,
  )
  return { ...view, onSubmit }
}

test('shows a message after the field lost the focus, as its description', async () => {
  const { user } = setUp()
  const reference = screen.getByRole('textbox', { name: 'OC Reference Number' })
  expect(reference).not.toHaveAttribute('aria-invalid')
  await user.click(reference)
  await user.tab()
  expect(reference).toBeInvalid()
  expect(reference).toHaveAccessibleDescription('OC Reference Number is required.')
})

test('shows every message after a submit of an invalid form, and does not send it', async () => {
  const { user, onSubmit, container } = setUp()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toBeInvalid()
  expect(onSubmit).not.toHaveBeenCalled()
  await expectNoAxeViolations(container)
})

test('announces the message of the field in which Enter was pressed once for each press, and none while typing', async () => {
  const { user } = setUp()
  const messages = recordAnnouncements()
  const reference = screen.getByRole('textbox', { name: 'OC Reference Number' })
  await user.type(reference, '{Enter}')
  expect(reference).toHaveAccessibleDescription('OC Reference Number is required.')
  expect(messages()).toEqual(['OC Reference Number is required.'])
  await user.keyboard('{Enter}')
  expect(messages()).toEqual(['OC Reference Number is required.'])
  await user.keyboard('a{Backspace}')
  expect(reference).toHaveAccessibleDescription('OC Reference Number is required.')
  await user.type(screen.getByRole('textbox', { name: 'User Comment' }), '123456')
  expect(messages()).toEqual([])
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(messages()).toEqual(['Too long.'])
})

test('counts characters while typing and shows the message of a text that is too long', async () => {
  const { user } = setUp()
  await user.type(screen.getByRole('textbox', { name: 'User Comment' }), '123456')
  expect(screen.getByText('6/5')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'User Comment' })).toHaveAccessibleDescription('Too long.')
})

test.each([
  ['{Control>}{Enter}{/Control}', 'User Comment', 1],
  ['{Meta>}{Enter}{/Meta}', 'User Comment', 1],
  ['{Enter}', 'User Comment', 0],
  ['{Control>}{Enter}{/Control}', 'OC Reference Number', 1],
  ['{Meta>}{Enter}{/Meta}', 'OC Reference Number', 1],
  ['{Enter}', 'OC Reference Number', 1],
])('%s in the text field %s submits its form %d times', async (keys, name, times) => {
  const { user, onSubmit } = setUp()
  await user.type(screen.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-7')
  await user.type(screen.getByRole('textbox', { name }), `a${keys}`)
  expect(onSubmit).toHaveBeenCalledTimes(times)
})

test('submits the typed values, an emptied field as an empty text', async () => {
  const { user, onSubmit } = setUp()
  await user.type(screen.getByRole('textbox', { name: 'OC Reference Number' }), 'OC-7')
  await user.type(screen.getByRole('textbox', { name: 'User Comment' }), 'a{Backspace}')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ reference: 'OC-7', comment: '', password: 'secret' })
})
