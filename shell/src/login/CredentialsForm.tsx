import { LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { PasswordField, TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { FORM_ERROR } from 'final-form'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useForm } from 'react-final-form'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { CredentialsFormProps } from '../portal/portal.ts'
import { earlyInput } from '../start/earlyInput.ts'
import { messages } from './credentialsMessages.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { FocusAfterFailure } from './FocusAfterFailure.tsx'
import { focusFirstOf } from './focusFirstOf.ts'
import { isLastFailure } from './isLastFailure.ts'
import { type CredentialValues, useSignIn } from './useSignIn.ts'

/** Username and password; validated on submit, disabled while the request runs. */
export function CredentialsForm({ label, username, takesEarlyInput = false }: CredentialsFormProps) {
  const t = useMessages(messages)
  const signIn = useSignIn()
  const { parts } = usePortal()
  const form = useRef<HTMLFormElement>(null)
  const [initialValues] = useState(
    () => (takesEarlyInput && earlyInput.get()?.values) || { username: username ?? '', password: '' },
  )

  async function submit(values: CredentialValues) {
    const result = await signIn(values)
    if (result === 'signedIn' || result === 'otherUser') return undefined
    return { [FORM_ERROR]: result }
  }

  function validate({ username, password }: CredentialValues) {
    return {
      ...(!username?.trim() && { username: t.enterUsername }),
      ...(!password && { password: t.enterPassword }),
    }
  }

  return (
    <Form<CredentialValues> onSubmit={submit} validate={validate} initialValues={initialValues} validateOnBlur={false}>
      {({ handleSubmit, errors = {}, submitting = false, submitError, ...state }) => (
        <Fields
          ref={form}
          aria-label={label}
          noValidate
          method="post"
          onSubmit={(event) => {
            void handleSubmit(event)
            focusFirstOf(errors, event.currentTarget)
          }}
          onFocus={() => parts.prefetchSignedIn()}
        >
          <FocusAfterFailure form={form} field="password" hasFailed={submitError !== undefined && !submitting} />
          {submitError && isLastFailure(state) && !submitting && <FailureAlert failure={submitError} />}
          <TextField
            name="username"
            label={t.username}
            autoComplete="username"
            disabled={submitting}
            showError="submitted"
          />
          <PasswordField
            name="password"
            label={t.password}
            autoFocus={username !== undefined}
            disabled={submitting}
            showError="submitted"
          />
          <LoadingButton type="submit" variant="contained" busy={submitting} label={t.login} busyLabel={t.login} />
          {takesEarlyInput && <TakeEarlyInput element={form} />}
        </Fields>
      )}
    </Form>
  )
}

/**
 * A form that opens after the prerendered login was replaced has its values from the start; to one that opened before,
 * they are given here. The effect runs after those of the fields before it, which are registered then.
 */
function TakeEarlyInput({ element }: { element: RefObject<HTMLFormElement | null> }) {
  const form = useForm<CredentialValues>()
  useEffect(() => {
    const submit = () => {
      const isSubmitted = earlyInput.get()?.isSubmitted
      earlyInput.set(undefined)
      if (!isSubmitted) return
      void form.submit()
      // An element that is not in the document yet takes no focus; it is there when the present task ends.
      queueMicrotask(() => focusFirstOf(form.getState().errors, element.current))
    }
    submit()
    return earlyInput.subscribe(() => {
      const input = earlyInput.get()
      if (!input) return
      form.initialize(input.values)
      submit()
    })
  }, [form, element])
  return null
}

const Fields = styled.form`
  display: grid;
  gap: ${space(4)};
`
