import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from '../rules/updateForm.ts'

/** The fields that are typed in the short form. */
export const TYPED = ['pickupSignature', 'dropoffSignature'] as const satisfies readonly (keyof UpdateForm)[]

/**
 * Keeps the short form's fields registered while the full form replaces it: react-final-form resets a field that is
 * registered anew to its initial value.
 */
export function KeptFields() {
  const form = useForm<UpdateForm>()
  useEffect(() => {
    const releases = TYPED.map((name) => form.registerField(name, () => undefined, {}))
    return () => {
      for (const release of releases) release()
    }
  }, [form])
  return null
}
