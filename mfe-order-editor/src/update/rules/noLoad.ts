import type { UpdateForm } from './updateForm.ts'

/** The form with No Load checked or not. On clears the dropoff signature; off clears the no-load comments and time. */
export function withNoLoad<F extends Omit<UpdateForm, 'items'>>(form: F, noLoad: boolean): F {
  return noLoad
    ? { ...form, noLoad, dropoffSignature: '' }
    : { ...form, noLoad, noLoadComments: '', noLoadPickupTime: '' }
}
