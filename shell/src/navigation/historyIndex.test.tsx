import { act, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'

function Address() {
  const { pathname } = useLocation()
  return <Link to={`${pathname}x`}>{pathname}</Link>
}

/** `backInterception.ts` counts the steps of Back and Forward by this number, which react-router does not document (decision 017). */
test('react-router numbers the entries of the history in history.state.idx', () => {
  window.history.replaceState(null, '', '/a')
  render(
    <BrowserRouter useTransitions={false}>
      <Address />
    </BrowserRouter>,
  )
  expect(window.history.state).toMatchObject({ idx: 0 })
  act(() => screen.getByRole('link', { name: '/a' }).click())
  act(() => screen.getByRole('link', { name: '/ax' }).click())
  expect(screen.getByRole('link', { name: '/axx' })).toBeInTheDocument()
  expect(window.history.state).toMatchObject({ idx: 2 })
})
