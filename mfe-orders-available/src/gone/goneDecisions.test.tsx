import type { PortalHost } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { expectNoAxeViolations, setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, within } from '@testing-library/react'
import { backendOfTests } from '../testing/openScreen.tsx'
import { LateGoneDecisions } from './LateGoneDecisions.tsx'

const backend = backendOfTests()

/** Orders of dana: one that she accepted with this reference, one that she declined, and one that is still offered. */
async function decidedOrders(reference: string) {
  const api = await backend.api('dana')
  const [accepted = '', declined = '', offered = ''] = (await backend.offered('dana')).map(
    ({ workOrderNumber }) => workOrderNumber,
  )
  const base = { userComment: '', ocReferenceNumber: '' }
  await api.answerOrder({ ...base, ocStatus: 'ACCEPTED', ocReferenceNumber: reference, workOrderNumber: accepted })
  await api.answerOrder({ ...base, ocStatus: 'REJECTED', userComment: 'No driver', workOrderNumber: declined })
  return { api, accepted, declined, offered }
}

/** The notice beside a list that has none of the orders. */
function showNotice(host: PortalHost) {
  render(
    <RemoteProviders host={host}>
      <main tabIndex={-1}>
        <LateGoneDecisions listed={[]} />
      </main>
    </RemoteProviders>,
  )
  return within(screen.getByRole('status'))
}

test('says that an order was taken or withdrawn, with what was typed to decide it, until that is discarded, one after the other', async () => {
  const { api, accepted, declined, offered } = await decidedOrders('THEIRS')
  const { host } = createTestHost({ api })
  host.drafts.keep(`accept:${offered}`, { reference: 'MINE-0', comment: '' })
  host.drafts.keep(`earlier-accept:${accepted}`, [{ value: { reference: 'MINE-1', comment: '' }, keptAt: 1 }])
  host.drafts.keep(`accept:${accepted}`, { reference: 'MINE-2', comment: 'Ask for Ruth' })
  host.drafts.keep(`decline:${declined}-of-others`, { reason: 'Too far' })
  host.drafts.keep(`update:${accepted}`, 'not a decision')
  const notice = showNotice(host)
  const user = setUpUser()
  const texts = () => notice.getAllByRole('listitem').map((item) => item.textContent)
  const discard = () => user.click(notice.getByRole('button', { name: 'Discard', description: /^WO-\S+ is no longer/ }))

  const gone = (number: string) =>
    `${number} is no longer available. It may have been taken or withdrawn. What you typed:`
  expect(await notice.findByText(gone(accepted))).toBeVisible()
  expect(texts()).toEqual(['OC Reference Number: MINE-2', 'User Comment: Ask for Ruth', 'OC Reference Number: MINE-1'])
  await expectNoAxeViolations(document.body)
  await discard()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(notice.getByText(gone(`${declined}-of-others`))).toBeVisible()
  expect(texts()).toEqual(['Reason for Decline: Too far'])
  await discard()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(host.drafts.names?.get()).toEqual([`accept:${offered}`, `update:${accepted}`])
})

test.each([
  ['en', /was accepted with the reference number that you typed:/, /was declined\. What you typed:/],
  ['es', /se aceptó con el número de referencia que escribió:/, /se rechazó\. Lo que escribió:/],
] as const)(
  'says in %s that a decision was recorded whose response the page never had',
  async (locale, first, second) => {
    const { api, accepted, declined } = await decidedOrders('MINE')
    const { host } = createTestHost({ api, locale })
    host.drafts.keep(`accept:${accepted}`, { reference: ' MINE ', comment: '' })
    host.drafts.keep(`decline:${declined}`, { reason: 'Too far' })
    const notice = showNotice(host)
    expect(await notice.findByText(first)).toHaveTextContent(accepted)
    await setUpUser().click(notice.getByRole('button'))
    expect(notice.getByText(second)).toHaveTextContent(declined)
  },
)
