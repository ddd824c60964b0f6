import { useCallback } from 'react'
import { useForm } from 'react-final-form'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'

/**
 * Marks both signatures as touched. Called after a change that can make them required (a time, a no-load), so that
 * their messages show at once.
 */
export function useTouchSignatures(): () => void {
  const form = useForm<UpdateForm>()
  return useCallback(() => {
    for (const name of SIGNATURES) form.blur(name)
  }, [form])
}
