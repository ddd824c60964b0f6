import type { UpdateForm } from './updateForm.ts'

/** The form with No Load checked or not. On clears the dropoff signature; off clears the no-load comments and time. */
export function withNoLoad(form: UpdateForm, noLoad: boolean): UpdateForm {
  return noLoad
    ? { ...form, noLoad, dropoffSignature: '' }
    : { ...form, noLoad, noLoadComments: '', noLoadPickupTime: '' }
}
