import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from '../rules/updateForm.ts'

const TYPED = ['pickupSignature', 'dropoffSignature'] as const satisfies readonly (keyof UpdateForm)[]

/**
 * Keeps the sheet's fields registered while the full form replaces the sheet: react-final-form resets a field that is
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
