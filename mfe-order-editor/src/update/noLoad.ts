import type { UpdateForm } from './form.ts'

/**
 * The form with No Load ticked or not. On: the dropoff signature is cleared. Off: the no-load comments and time are
 * (specification, section 4).
 */
export function withNoLoad(form: UpdateForm, noLoad: boolean): UpdateForm {
  return noLoad
    ? { ...form, noLoad, dropoffSignature: '' }
    : { ...form, noLoad, noLoadComments: '', noLoadPickupTime: '' }
}
