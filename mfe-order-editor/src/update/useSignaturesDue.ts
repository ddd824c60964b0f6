import { useCallback } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from './form.ts'

/**
 * Counts the signatures as left: called where something else was given that may require them (a time, a no-load), so
 * that their messages stand there at once and not only after a visit.
 */
export function useSignaturesDue(): () => void {
  const form = useForm<UpdateForm>()
  return useCallback(() => {
    form.blur('pickupSignature')
    form.blur('dropoffSignature')
  }, [form])
}
