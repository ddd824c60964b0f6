import { ApiError } from '@carrier-portal/contract'
import { screen, within } from '@testing-library/react'
import { backendOfTests, firstCard, settled } from '../testing/openScreen.tsx'

const backend = backendOfTests()

/** Ticks the first `count` orders of the page. */
async function select(user: Awaited<ReturnType<typeof backend.open>>['user'], count: number) {
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  const numbers: string[] = []
  for (const card of screen.getAllByRole('article').slice(0, count)) {
    await user.click(within(card).getByRole('checkbox'))
    numbers.push(card.getAttribute('aria-label')?.replace('Order ', '') ?? '')
  }
  return numbers
}

test('accepts the selected orders, each with a reference and a result of its own', async () => {
  const { user, notices, api } = await backend.open('priya')
  await firstCard()
  const [first = '', second = '', third = ''] = await select(user, 3)
  const rival = await backend.api('priya')
  await rival.answerOrder({ workOrderNumber: second, ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'x' })
  await user.click(screen.getByRole('button', { name: 'Accept 3 orders' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Accept 3 orders' }))
  const submit = dialog.getByRole('button', { name: 'Accept 3 orders' })
  expect(submit).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: `OC Reference Number of ${first}` }), 'OC-1')
  await user.click(dialog.getByRole('button', { name: 'Use the first one for all that are empty' }))
  await user.click(submit)
  const close = await screen.findByRole('button', { name: 'Close' })
  expect(close).toHaveFocus()
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `${first}Done`,
    `${second}No longer available`,
    `${third}Done`,
  ])
  expect(notices).toEqual([{ tone: 'success', text: '2 orders accepted', afterMs: 300 }])
  await settled()
  expect((await api.orderDetails(third)).workOrder).toMatchObject({ status: 'ROUTED', ocReferenceNumber: 'OC-1' })
  await user.click(close)
  expect(screen.queryByRole('article', { name: `Order ${first}` })).not.toBeInTheDocument()
})

test('declines the selected orders with one reason, and says what failed', async () => {
  const { user, notices } = await backend.open('priya', (api) => ({
    answerOrder: (answer, options) =>
      answer.userComment === 'Fails'
        ? Promise.reject(new ApiError('refused', 'answerOrder', 500))
        : api.answerOrder(answer, options),
  }))
  await firstCard()
  await select(user, 1)
  await user.click(screen.getByRole('button', { name: 'Decline 1 order' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Decline 1 order' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason for Decline' }), 'Fails')
  await user.click(dialog.getByRole('button', { name: 'Decline 1 order' }))
  expect(await screen.findByText('There was an error. It is still offered.')).toBeInTheDocument()
  expect(notices).toEqual([])
})
