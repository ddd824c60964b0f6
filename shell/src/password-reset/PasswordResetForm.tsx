import { ErrorAlert, LoadingButton, takeFocus } from '@carrier-portal/shared-ui/feedback'
import { PasswordField, TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { FORM_ERROR } from 'final-form'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { FocusAfterFailure } from '../login/FocusAfterFailure.tsx'
import { focusFirstOf } from '../login/focusFirstOf.ts'
import { isLastFailure } from '../login/isLastFailure.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Callout } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'
import { type ResetForm, validateReset } from './validateReset.ts'

const EMPTY: ResetForm = { username: '', newPassword: '', confirmPassword: '' }

/** Sets a new password; shown where the configuration says `passwordReset: "form"`. */
export function PasswordResetForm() {
  const t = useMessages(messages)
  const { api } = usePortal()
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setIsDone] = useState(false)
  if (isDone)
    return (
      <Callout role="status" tabIndex={-1} ref={takeFocus}>
        {t.done}
      </Callout>
    )

  const submit = ({ username, newPassword }: ResetForm) =>
    api.resetPassword({ username: username.trim(), newPassword }).then(
      () => setIsDone(true),
      () => ({ [FORM_ERROR]: true }),
    )
  const validate = (form: ResetForm) =>
    Object.fromEntries(Object.entries(validateReset(form)).map(([field, issue]) => [field, t.errors[issue]]))

  return (
    <Form<ResetForm> onSubmit={submit} validate={validate} initialValues={EMPTY} validateOnBlur={false}>
      {({ handleSubmit, errors, submitting = false, submitError, ...state }) => (
        <form
          ref={form}
          aria-label={t.submit}
          noValidate
          method="post"
          onSubmit={(event) => {
            void handleSubmit(event)
            focusFirstOf(errors, event.currentTarget)
          }}
        >
          <FocusAfterFailure form={form} field="newPassword" hasFailed={submitError !== undefined && !submitting} />
          <Stack $gap={4}>
            {submitError && isLastFailure(state) && !submitting && <ErrorAlert>{t.failed}</ErrorAlert>}
            <TextField name="username" label={t.username} autoComplete="username" required disabled={submitting} />
            <PasswordField
              name="newPassword"
              label={t.newPassword}
              autoComplete="new-password"
              required
              disabled={submitting}
            />
            <PasswordField
              name="confirmPassword"
              label={t.confirmPassword}
              autoComplete="new-password"
              required
              disabled={submitting}
            />
            <LoadingButton
              type="submit"
              variant="contained"
              busy={submitting}
              label={t.submit}
              busyLabel={t.submitting}
            />
          </Stack>
        </form>
      )}
    </Form>
  )
}
