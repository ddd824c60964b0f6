import { defineRemote } from '@carrier-portal/contract'
import { CHARGE_JOB, chargeJob } from './charge/unsentCharge.ts'
import { copyAhead } from './copies/orderCopies.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderEditorScreen } from './OrderEditorScreen.tsx'
import { prepareDetector } from './scan/createDetector.ts'
import { UPDATE_JOB, updateJob } from './update/save/unsentUpdate.ts'

export default defineRemote({
  contract: '^1.2',
  Screen: OrderEditorScreen,
  OrderDialog,
  async prepareOrders(host, workOrderNumbers) {
    await copyAhead(host, workOrderNumbers)
    await prepareDetector()
  },
  jobs: { [UPDATE_JOB]: updateJob, [CHARGE_JOB]: chargeJob },
})
