import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'

/**
 * Keeps the short form's fields, the signatures, registered while the full form replaces it: react-final-form resets a
 * field that is registered anew to its initial value.
 */
export function KeptFields() {
  const form = useForm<UpdateForm>()
  useEffect(() => {
    const releases = SIGNATURES.map((name) => form.registerField(name, () => undefined, {}))
    return () => {
      for (const release of releases) release()
    }
  }, [form])
  return null
}
