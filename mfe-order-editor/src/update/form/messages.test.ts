import { messages as chargeMessages } from '../../charge/messages.ts'
import { messages as detailsMessages } from '../../details/messages.ts'
import { messages as itemMessages } from '../items/messages.ts'
import { messages as saveMessages } from '../save/messages.ts'
import { messages } from './messages.ts'

const { en } = messages
const charge = chargeMessages.en

/** The customer's wording, its slips included. */
test.each([
  [en.title('WO-1'), 'Update Order Details WO-1'],
  [en.errors.pickupSignatureMissing, 'Pickup Signature is required.'],
  [en.errors.dropoffSignatureMissing, 'Dropoff Signature is required.'],
  [en.errors.noLoadCommentsMissing, 'No Load Comments is required.'],
  [en.errors.pickupTimeMissing, 'Pickup Time is required.'],
  [en.errors.itemTypeMissing, 'Item Type is Required'],
  [en.errors.timeSkipped, 'That time does not exist on this day'],
  [en.formErrors.noItemPickedUp, 'At least one item must have a Pickup Time.'],
  [en.formErrors.noItemDroppedOff, 'At least one item must have a Dropoff Time.'],
  [en.failed, 'There was an error. Please try again.'],
  [detailsMessages.en.failed, 'There was an error. Please try again.'],
  [saveMessages.en.saved('WO-1'), 'WO-1 updated successfully!'],
  [en.saving, 'Saving'],
  [Object.values(en.sections).join(), 'Order Details,No Load Details,Charge Details,Item Details'],
  [Object.values(itemMessages.en.columns).join(), '#,Barcode,Item Type,Quantity,Pickup Time,Dropoff Time,Actions'],
  [charge.title('WO-1'), 'Update Charge for WO-1'],
  [charge.errors.missing, 'Charge is required.'],
  [charge.failed, 'There was an error updating the charge this order. Please try again.'],
  [charge.updated('WO-1'), 'WO-1 charge updated successfully!'],
  [charge.updating, 'Updating'],
])("keeps the customer's wording: %s", (written, specified) => {
  expect(written).toBe(specified)
})
